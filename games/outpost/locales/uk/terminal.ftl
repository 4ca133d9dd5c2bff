### This game at the terminal.

outpost-terminal-welcome = Outpost. Введіть число, щоб вибрати, або «допомога».
outpost-terminal-help =
    Число вибирає варіант; для маршу введіть гекс, наприклад C4.
    look: поле. hand: ваші карти. flare: освітити чужий марш, коли він ось-ось почнеться.
    undo, redo: скасувати, повторити. save FILE: зберегти гру. quit: вийти. help: цей текст.
outpost-terminal-legend = H F B O: загони. #: застава, з прапором загону малою літерою. w: ліс. ^: табір.
outpost-terminal-hand = На руці: { $cards }
outpost-terminal-where = або гекс: { $hexes }
