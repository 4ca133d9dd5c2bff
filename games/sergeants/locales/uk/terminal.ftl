### Ця гра в терміналі.

sm-terminal-welcome = Sergeants. Введіть число, щоб вибрати, або «допомога».
sm-terminal-help =
    Число вибирає варіант. Довжини — у дюймах; точка — це дві довжини від лівого верхнього кута мапи, наприклад 12.5 3, а за ними, якщо хочете, напрям: година на циферблаті (12 — угору) або n, ne, e, se, s, sw, w, nw.
    Солдатів називають за номером жетона, літерою на мапі або іменем.
    look: мапа й усі солдати. soldiers: усі словами. hand: ваші карти. orders: ваші таємні накази. score: очки дотепер. measure A b: лінійка від одного солдата до іншого. hint: що зробив би сильний гравець.
    log: що сталося нещодавно. undo, redo: скасувати, повторити. save FILE: зберегти партію. quit: вийти. help: цей текст.
sm-terminal-walk = Введіть точку, наприклад 12.5 3 e; або to і солдата чи плитку, наприклад to L2: так близько, як веде пряма.
sm-terminal-nothing = Тут нічого не можна зробити.
sm-terminal-turn = Введіть напрям: годину на циферблаті або n, ne, e, se, s, sw, w, nw.
sm-terminal-throw = Введіть, у кого кидати, і, якщо хочете, наскільки зсунути шаблон праворуч і вниз, наприклад b 0.5 -0.25. У межах досяжності:
sm-terminal-place = Введіть карту для кожної фази, наприклад 3 1 5; - лишає фазу порожньою. Офіцер додає другу карту через +, наприклад 3+2 1 5. «запропонувати» розкладе сам.
sm-terminal-phase = Фаза { $phase }: { $first }, потім { $then }
sm-terminal-force = Солдати та спорядження на { $vp } ПО, з них щонайбільше { $equipment } ПО на карти спорядження; командирів щонайбільше { $leaders }; безплатних гранат: { $grenades }.
    Введіть усіх, наприклад 1, 2 senior radio, 4 3g (3g: три гранати); або «запропонувати». Спеціаліст може взяти карти, наприклад 21 card8 story121; @ ставить солдата на панель, наприклад 21 @point.
sm-terminal-anybody = будь-хто
sm-terminal-panel = @{ $id }: { $name }. Місця: { $slots }.
sm-terminal-not-a-force = «{ $text }» незрозуміло. Сили — це числа через кому, наприклад 1, 2 senior, 4 3g.
sm-terminal-bill = Солдати { $soldiers } ПО, спорядження { $equipment } ПО, гранати { $grenades } ПО.
sm-terminal-take-force = Enter бере ці сили; будь-що інше повертає назад
sm-terminal-deploy = Введіть точку для кожного солдата, наприклад 12.5 3 e; або «запропонувати» для всіх.
sm-terminal-deploy-one = { $soldier }
sm-terminal-at = { $tile }, { $at }, дивиться на { $hour } годину
sm-terminal-waiting = ще не на мапі
sm-terminal-prisoner = полонений, веде { $escort }
sm-terminal-gone = покинув карту
sm-terminal-dead = убитий
sm-terminal-removed = поза грою
sm-terminal-spotted = виявлений
sm-terminal-pinned = притиснутий
sm-terminal-wounded = поранений
sm-terminal-who = Введіть двох солдатів: літери, номери або імена, наприклад measure A b.
sm-terminal-ruler = Квадратів: { $squares }, дюймів: { $inches }
sm-terminal-verdict = { $stat } { $ability } { $modifiers } = { $left }, треба { $needed }: { $yes ->
    [yes] так
   *[no] ні
 }
sm-terminal-hidden-numbers = Його числа від вас приховано. Вони мали б бути такі:
sm-terminal-takes-at-least = { $stat } { $takes } або більше (модифікатори { $modifiers }, відстань { $needed })
sm-terminal-takes-at-most = { $stat } { $takes } або менше (модифікатори { $modifiers })
sm-terminal-legend = Великі літери: перша сторона, малі: друга. . відкрито  - дорога  { "\u0022" } укриття  + мур або живопліт  # будівля  ~ не пройти. Числа по краях — дюйми.
sm-terminal-chapter = { $campaign }, розділ { $n } з { $of }
sm-terminal-fate-fell = { $soldier } загинув.
sm-terminal-fate-captured = { $soldier } потрапив у полон.
sm-terminal-fate-wounded = { $soldier } поранений.
sm-terminal-campaign-vp = ПО кампанії: { $vp }
sm-terminal-campaign-next = Enter для наступного розділу, або quit
sm-terminal-campaign-over = Кампанію завершено. Найбільше ПО: { $seats }

# The bot that thinks ahead.
sm-terminal-opponent = Ваш суперник думає наперед: рівень { $level } із 6.

