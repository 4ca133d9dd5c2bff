### Notices: "your turn", to people who are away. The server says some of these in pushes and mails.

# What is sent.
web-notice-turn = Your turn in { $match }
web-notice-round = { $league }: round { $n } has begun
web-notice-round-ends = { $league }: round { $n } ends in a day
web-notice-mail-stop = No more mail: { $link }
web-notice-mail-confirm-subject = Sandtable: confirm your address
web-notice-mail-confirm = Someone gave { $address } as their address on a Sandtable server. If that was you, confirm it here to get a mail when it’s your turn:
web-notice-mail-never = It wasn’t you? Nothing else will be sent. To refuse for good: { $link }

# The section on the page about oneself.
web-notice-title = Your turn
web-notice-lead = In games over days you can be told when it’s your turn: once a turn, only for the matches you choose here.
web-notice-push = This browser
web-notice-push-note = A message on this device, even with the table closed.
web-notice-push-secure = Only at an address with https://.
web-notice-push-old = This browser can’t be told. On an iPhone, add the table to the home screen first.
web-notice-push-denied = You have denied messages for this site; allow them in the browser’s settings.
web-notice-push-others = Your other devices that get messages: { $n }
web-notice-mail = Mail
web-notice-mail-address = Address
web-notice-mail-set = Send the link
web-notice-mail-drop = Delete the address
web-notice-mail-wait = { $address }: open the link in the mail we sent you.
web-notice-mail-on = { $address }: confirmed
web-notice-hook = Webhook
web-notice-hook-note = For a club’s own program. Allowed: { $hosts }
web-notice-hook-url = URL
web-notice-hook-set = Set the webhook
web-notice-hook-drop = Delete the webhook
web-notice-hook-secret = Signed with this secret (header X-Sandtable-Signature):
web-notice-quiet = Quiet hours
web-notice-quiet-note = Nothing is sent then; you are told afterwards. Time zone: { $zone }
web-notice-quiet-from = From
web-notice-quiet-to = To
web-notice-matches = Matches
web-notice-matches-none = You have no match without an hourglass.
web-notice-nowhere = Choose first how you want to be told.
web-notice-match = Tell me when it’s my turn
web-notice-match-note = How and when:

# The pages that links in mails lead to.
web-notice-confirm-title = Your address
web-notice-confirm-lead = From now on you get a mail when it’s your turn in the matches you chose.
web-notice-confirm-do = Confirm the address
web-notice-confirm-done = Confirmed. Choose your matches:
web-notice-stop-title = No more mail
web-notice-stop-lead = Your address is deleted here, and no more mail is sent to it.
web-notice-stop-do = Stop the mail
web-notice-stop-done = Done: no more mail.

# Refusals.
web-notice-minutes = This match is played by the hourglass; only games over days send messages.
web-notice-bad-hours = Those hours or that time zone don’t exist; choose others.
web-notice-bad-push = This server doesn’t send to your browser’s push service; try mail.
web-notice-bad-mail = That isn’t a mail address; write one like ada@example.org.
web-notice-mail-asked = A link was sent to that address within the last hour; look for it.
web-notice-mail-refused = That address refused our mail; choose another one.
web-notice-bad-webhook = This server doesn’t send there; choose one of the hosts it allows.
web-notice-no-link = This link is used up; ask for a new one on your page.
