### The page about oneself.

web-you-devices = Your devices
web-you-device-nameless = A browser
web-you-device-this = this one
web-you-device-seen = last here on { $day }
web-you-device-revoke = Remove
web-you-sign-out = Sign out here
web-you-sign-out-alone = This is your only device: once you sign out, nobody can play your seats any more.
web-you-blocked = Blocked people
web-you-blocked-none = You haven’t blocked anyone.
web-you-unblock = Unblock
web-you-data = Your data
web-you-data-lead = What is kept about you: your name, the days your devices were last here, your seats, chat and notes, the people you blocked, and how you are told of your turn.
web-you-data-save = Save to file
web-you-delete = Delete everything
web-you-delete-sure = Yes, delete it all
web-you-delete-what = You resign from your matches, and your name, chat, notes and devices are deleted. This can’t be undone.
