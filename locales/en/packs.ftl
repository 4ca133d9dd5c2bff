### What is said of packs: content of people's own as one file.

pack-refused = This pack can’t be used:
pack-no-zip = This is not a pack: a pack is a zip file.
pack-too-large = The pack is larger than { $most } KB. Leave out what nobody needs to play.
pack-too-many-files = The pack has { $n } files; { $most } are the limit.
pack-miscounted = The pack says that it has { $said ->
    [one] one file
   *[other] { $said } files
 }, and { $found } can be found. Pack it again.
pack-torn = This can’t be unpacked. Pack it again.
pack-locked = This file is locked with a password. Pack it without one.
pack-link = This is a link to another file. Put the file itself into the pack.
pack-method = This file is packed in a way that not every program knows. Use the usual one (deflate).
pack-bomb = This file claims to become far larger than anything that people write.
pack-file-too-large = This file is larger than { $most } KB.
pack-whole-too-large = Unpacked, the files are larger than { $most } KB together.
pack-file-name = A file is called NAME or FOLDER/NAME, in plain letters, numbers, full stops and hyphens.
pack-file-twice = Another file has this name already.
pack-unread = The game “{ $game }” reads no file of this name.
pack-empty = There is nothing to play in it.
pack-no-manifest = The pack needs this file, which says what it is called and which game it is for.
pack-manifest-unreadable = This can’t be read at column { $column }: { $why }.
pack-other-hash = What is in the pack is not what its author packed: the hash differs. Ask for it again, or pack it again.
pack-format = This pack has form { $format }; only form 1 is known here. A newer Sandtable may know it.
pack-game = It is for a game called “{ $game }”; here there is { $games }.
pack-nameless = Give the pack a name.
pack-language = “{ $language }” is none of the languages; they are { $known }.
pack-words = This needs one line of 1 to { $most } letters without markup: { $text }
pack-version = “{ $version }” is no version; one looks like 1.2.
pack-mark-of-nothing = A mark is for { $file }, which is not in the pack.
pack-unseen = There is a character here that can’t be seen ({ $code }). Remove it.
pack-markup = This looks like a part of a web page. Write it without “<”.
pack-deep = There are more than { $most } brackets within brackets here.

## The slip on which a pack is made

pack-make = Save as a pack
pack-make-how = One file with everything that is chosen here. Friends open it, servers and the command line read it.
pack-inside = What is in it
pack-name = Name
pack-name-others = Its name in other languages
pack-version-label = Version
pack-mark = Where it comes from
pack-mark-ours = made up by its author
pack-mark-fitted = fitted to what is printed
pack-mark-implied = follows from what is printed
pack-mark-given = as printed
pack-author = Who made it
pack-licence = What others may do with it
pack-save = Save
