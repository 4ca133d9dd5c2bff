### Making content of one’s own, in any game.

edit-steps = Undo and redo
edit-play-label = Play
edit-play = Play it
edit-two = Two at this screen
edit-more-ways = Other ways to play
edit-mend-first = You can play it once the rules have nothing against it.
edit-verdict = What the rules say
edit-looking = The rules are looking at it…
edit-faults =
    { $n ->
        [one] One thing is still to do.
       *[other] { $n } things are still to do.
    }
edit-more = And { $n } more.
edit-nameless = Without a name
edit-unfinished = not finished
edit-open = Open
edit-copy = Copy
edit-copy-of = Copy of { $name }
edit-delete = Delete
edit-delete-sure = Really delete
edit-files = Keep it and share it
edit-kept = Kept in this browser as you work.
edit-load = Open a file
edit-save = Save to file
edit-pack = Save as a pack
edit-pack-other-game = This is a pack of another game.
edit-pack-left =
    { $n ->
        [one] One other file of it can’t be opened here and was left out.
       *[other] { $n } other files of it can’t be opened here and were left out.
    }
edit-keys = Keys
edit-invite = Invite a friend
