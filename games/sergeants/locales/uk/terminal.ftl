### Ця гра в терміналі.

terminal-sm-welcome = Sergeants. Введіть число, щоб вибрати, або help.
terminal-sm-help =
    Число вибирає варіант. Довжини — у дюймах; точка — це дві довжини від лівого верхнього кута карти, наприклад 12.5 3, а за ними, якщо хочете, напрям: година на циферблаті (12 — угору) або n, ne, e, se, s, sw, w, nw.
    Солдатів називають за номером жетона, літерою на карті або іменем.
    look: карта й усі солдати. soldiers: усі словами. hand: ваші карти. orders: ваші таємні накази. score: очки дотепер. measure A b: лінійка від одного солдата до іншого.
    log: що сталося нещодавно. undo, redo: скасувати, повторити. save FILE: зберегти партію. quit: вийти. help: цей текст.
terminal-sm-walk = Введіть точку, наприклад 12.5 3 e; або to і солдата чи квадрат, наприклад to L2: так близько, як веде пряма.
terminal-sm-nothing = Тут нічого не можна зробити.
terminal-sm-turn = Введіть напрям: годину на циферблаті або n, ne, e, se, s, sw, w, nw.
terminal-sm-throw = Введіть, у кого кидати, і, якщо хочете, наскільки зсунути шаблон праворуч і вниз, наприклад b 0.5 -0.25. У межах досяжності:
terminal-sm-place = Введіть карту для кожної фази, наприклад 3 1 5; - лишає фазу порожньою. Офіцер додає другу карту через +, наприклад 3+2 1 5. suggest розкладе сам.
terminal-sm-phase = Фаза { $phase }: { $first }, потім { $then }
terminal-sm-force = Солдати та спорядження на { $vp } ПО, з них щонайбільше { $equipment } ПО на спорядження; командирів щонайбільше { $leaders }; безплатних гранат: { $grenades }.
    Введіть усіх, наприклад 1, 2 senior radio, 4 3g (3g: три гранати); або suggest. Фахівець може взяти карти, наприклад 21 card8 story121; @ ставить солдата на панель, наприклад 21 @point.
terminal-sm-anybody = будь-хто
terminal-sm-panel = @{ $id }: { $name }, { $vp } ПО. Місця: { $slots }.
terminal-sm-not-a-force = «{ $text }» незрозуміло. Загін — це числа через кому, наприклад 1, 2 senior, 4 3g.
terminal-sm-bill = Солдати { $soldiers } ПО, спорядження { $equipment } ПО.
terminal-sm-take-force = Enter бере цей загін; будь-що інше повертає назад
terminal-sm-deploy = Введіть точку для кожного солдата, наприклад 12.5 3 e; або suggest для всіх.
terminal-sm-deploy-one = { $soldier }
terminal-sm-at = { $tile }, { $at }, дивиться на { $hour } годину
terminal-sm-waiting = ще не на карті
terminal-sm-prisoner = полонений, веде { $escort }
terminal-sm-gone = покинув карту
terminal-sm-dead = убитий
terminal-sm-removed = поза грою
terminal-sm-spotted = помічений
terminal-sm-pinned = притиснутий
terminal-sm-wounded = поранений
terminal-sm-who = Введіть двох солдатів: літери, номери або імена, наприклад measure A b.
terminal-sm-ruler = Квадратів: { $squares }, дюймів: { $inches }
terminal-sm-verdict = { $stat } { $ability } { $modifiers } = { $left }, треба { $needed }: { $yes ->
    [yes] так
   *[no] ні
 }
terminal-sm-legend = Великі літери: перша сторона, малі: друга. . відкрито  - дорога  " укриття  + мур або живопліт  # будівля  ~ не пройти. Числа по краях — дюйми.
terminal-sm-resume = Щоб продовжити пізніше: sandtable play sergeants --resume { $file }
terminal-sm-chapter = { $campaign }, розділ { $n } з { $of }
terminal-sm-fate-fell = { $soldier } загинув.
terminal-sm-fate-captured = { $soldier } потрапив у полон.
terminal-sm-fate-wounded = { $soldier } поранений.
terminal-sm-campaign-vp = ПО кампанії: { $vp }
terminal-sm-campaign-next = Enter для наступного розділу, або quit
terminal-sm-campaign-over = Кампанію завершено. Найбільше ПО: { $seats }
