### Sergeants: слова карт. Тексти карт складаються з їхніх атомів; імена людей — у вмісті.

## Сторони

sm-side-us = Сполучені Штати
sm-side-de = Німеччина

## Карти історії, за номерами

sm-story-1 = Випадкові снаряди
sm-story-2 = Низькі хмари
sm-story-3 = Міномети прочісують поля
sm-story-4 = Сполохані птахи
sm-story-5 = Голови не підвести
sm-story-6 = Багнюка
sm-story-7 = Знайомий голос
sm-story-8 = Освітлювальна ракета
sm-story-9 = Пробилося сонце
sm-story-10 = Розриви в кронах
sm-story-11 = Друге дихання
sm-story-12 = Мжичка
sm-story-13 = Льохи й рови
sm-story-14 = Повен магазин набоїв
sm-story-15 = Нерви
sm-story-16 = Вітер у збіжжі
sm-story-17 = Донесення загубилося
sm-story-18 = Вогонь із флангу
sm-story-19 = Туман над землею
sm-story-20 = Літак на малій висоті
sm-story-21 = Командир підводиться
sm-story-22 = Лист у кишені
sm-story-23 = Сонце в очі
sm-story-24 = Спершу гранати
sm-story-25 = Позначено на кожній мапі
sm-story-26 = Суха земля
sm-story-27 = Бруд у затворах
sm-story-28 = Далекі дзвони
sm-story-29 = Злива
sm-story-30 = Бувалі бійці
sm-story-31 = Один постріл
sm-story-32 = Прозоре повітря
sm-story-33 = Худоба розбрелася
sm-story-34 = Недольоти
sm-story-35 = Добрий сектор обстрілу
sm-story-36 = Пориви вітру
sm-story-37 = Один іде вперед
sm-story-38 = Трасери
sm-story-39 = Западає тиша
sm-story-40 = Довгі тіні
sm-story-41 = Новачки ціпеніють
sm-story-42 = Вогневе прикриття
sm-story-43 = Не той пароль
sm-story-44 = Курява
sm-story-45 = Варто втримати
sm-story-46 = Хто лишився командувати
sm-story-47 = Вогневий наліт у чистому полі
sm-story-48 = Знайдені пайки
sm-story-49 = Віз на дорозі
sm-story-50 = Гармати наведено на перехрестя
sm-story-51 = На дорозі ніде сховатися
sm-story-52 = Хиткі дошки
sm-story-53 = Міст пристріляно
sm-story-54 = Під аркою
sm-story-55 = Пес на подвір'ї
sm-story-56 = Горить солома
sm-story-57 = Молоко в льоху
sm-story-58 = З дзвіниці
sm-story-59 = Дзвіниця притягує вогонь
sm-story-60 = Серед могил
sm-story-61 = Млинівка розлилася
sm-story-62 = Вікно нагорі
sm-story-63 = Борошняний пил
sm-story-64 = Густе листя
sm-story-65 = Снаряди в гіллі
sm-story-66 = Падалиця
sm-story-67 = Каменепад
sm-story-68 = Відлуння
sm-story-69 = Уламки
sm-story-70 = Лінія ще працює
sm-story-71 = Між вагонами
sm-story-72 = Обстріл полустанка
sm-story-73 = Rusk іде попереду
sm-story-74 = Rusk їх побачив
sm-story-75 = Teague приймає ставку
sm-story-76 = Teague неушкоджений
sm-story-77 = Brandvold піднімає балку
sm-story-78 = Brandvold кидає
sm-story-79 = Ahlers слухає
sm-story-80 = Ahlers знає стежку
sm-story-81 = Mertens знаходить дріт
sm-story-82 = У Mertens лишилася одна
sm-story-83 = Hanke насвистує
sm-story-84 = Hanke віджартовується
sm-story-85 = Уся батарея
sm-story-86 = Туман на весь день
sm-story-87 = Сутінки
sm-story-88 = Підвезли набої
sm-story-89 = Телефонний зв'язок перервано
sm-story-90 = Наказ згори

## Спорядження

sm-equipment-radio = Рація
sm-equipment-explosives = Вибухівка
sm-equipment-grenade-bag = Сумка гранат
sm-equipment-grenade-sack = Мішок гранат
sm-equipment-star-2 = Срібна зірка (Marsh)
sm-equipment-star-5 = Бронзова зірка (Dembski)
sm-equipment-star-6 = Срібна зірка (Lindqvist)
sm-equipment-star-8 = Бронзова зірка (Corrigan)
sm-equipment-star-9 = Бронзова зірка (Rusk)
sm-equipment-star-11 = Бронзова зірка (Vance)
sm-equipment-star-13 = Бронзова зірка (Holloway)
sm-equipment-star-52 = Залізний хрест (Reuter)
sm-equipment-star-55 = Залізний хрест (Kessing)
sm-equipment-star-56 = Залізний хрест (Wendt)
sm-equipment-star-58 = Залізний хрест (Strobel)
sm-equipment-star-59 = Залізний хрест (Ahlers)
sm-equipment-star-61 = Залізний хрест (Diercks)
sm-equipment-star-63 = Залізний хрест (Voss)

## Сценарії: назви та донесення

sm-scenario-first-steps = Перші кроки
sm-report-first-steps = Два загони натрапляють один на одного на роздоріжжі. По п'ять солдатів з кожного боку, усі карти відкриті: гра для навчання.
sm-scenario-crossing = Переправа
sm-report-crossing = Дорога й міст поки що нічиї. Обидві сторони йдуть від країв карти, і ніч ще не зовсім минула.
sm-scenario-race-to-the-bridge = Перегони до мосту
sm-report-race-to-the-bridge = Міст досі стоїть, і обидві сторони хочуть узяти його до вечора. Між фермою та церквою лише одна дорога, і брід для сміливих. Хто бариться, той запізниться.
sm-scenario-patrol = Патруль
sm-report-patrol = Два патрулі ходять тією самою пересіченою місцевістю, між садом, роздоріжжям і каменоломнею. Жоден не знає про інший, і може впасти туман.
sm-scenario-defence = Оборона
sm-report-defence = Церкву й вітряк треба втримати за будь-яку ціну. Нападників більше, і вони йдуть полями, поки їх ховає імла.
sm-scenario-search = Пошук
sm-report-search = На фермі, у млині чи в саду маєтку лишилися папери. Поміж ними річка, а інші теж шукають.
sm-scenario-four-players = Біля залізничної зупинки
sm-report-four-players = По два загони з кожного боку сходяться довкола залізничної зупинки. Кожен має своє місце, яке пильнує, і накази, про які не каже нікому.

## Спеціалісти, офіцери, медики, тактичні модулі

sm-stat-command = Командування
sm-stat-checks = перевірки особи
sm-rank-officer = офіцер
sm-band-long = далеко
sm-band-short = середньо
sm-band-close = зблизька
sm-band-blast = вибух
sm-by-owner = його гравець
sm-act-shoot-at = стріляти по цілях:
sm-mark-of-badge = нагрудний знак
sm-mark-of-optional = за бажанням
sm-mark-of-team = карта команди
sm-set-picked = солдати, про яких ідеться
sm-set-team = КОМАНДА
sm-set-teams = усі КОМАНДИ
sm-set-grenades = гранати
sm-cond-same-tile = усі стоять на одному квадраті ({ $set })
sm-step-check = { $many ->
    [owner] Перевірка особи власника; якщо вдала:
    [up-to] Перевірка особи, не більше { $n } ({ $set }); для кого вдала:
    [lot] Перевірка особи одного за жеребом ({ $set }); якщо вдала:
   *[all] Перевірка особи для всіх ({ $set }); для кого вдала:
 }
sm-step-identity-hit = Перевірка влучання з особою, результат «{ $band }» ({ $set }).
sm-step-identity = Візьміть карти: { $n }; солдат із жетона кожної може: { $acts }.
sm-card-command = КОМАНДА: будь-яка дія ({ $mark })
sm-card-reaction = РЕАКЦІЯ, { $vp } ПО, після дії ворога: { $types } ({ $mark })
sm-card-preempt = ВИПЕРЕДЖЕННЯ, { $vp } ПО, проти дії { $type }: оберіть до { $n } ворогів з її хмаринки ({ $mark })
sm-card-roles = Потрібні такі ролі панелі: { $roles }.
sm-ask-identity-check = { $seat }: карта для перевірки особи.
sm-ask-react = { $seat }: реагуєте на дію солдата { $soldier } ({ $types })?
sm-ask-preempt = { $seat }: випереджаєте карту?
sm-ask-pick = { $seat }: хто із солдатів { $other } діє заздалегідь? Залишилося { $n }.
sm-choice-commanding = Перші карти { $cards }, другі карти { $second }
sm-choice-preempt = { $card } проти { $against } ({ $other })
sm-choice-standing-ask = Пас, і питати щоразу
sm-choice-standing-phase = Пас на цю фазу
sm-choice-standing-turn = Пас на цей хід
sm-choice-standing-unless = Пас на цей хід, але питати при дії { $action }
sm-why-one-officer = Гравець має щонайбільше одного офіцера.
sm-why-not-his-card = { $soldier } не має цієї карти.
sm-why-no-such-panel = Панель { $panel } тут не можна використати.
sm-why-no-slot = На панелі { $panel } немає місця для солдата { $soldier }.
sm-why-too-many-seconds = Другу карту можуть мати не більше { $limit } фаз.
sm-why-second-alone = У фазі { $phase } немає першої карти.
sm-log-panels = { $seat } використовує: { $panels }.
sm-log-seconded = { $seat } викладає другі карти.
sm-log-declared = { $seat } оголошує { $card }.
sm-log-preempted = Мусять діяти заздалегідь: { $soldiers }.
sm-log-spent = { $seat } платить { $vp } ПО за { $card }.
sm-log-put-away = { $seat } скидає { $card }.
sm-log-identity-check = { $seat } відкриває { $card } для перевірки особи.
sm-log-tended = { $medic } поспішає до солдата { $soldier }.
sm-log-saved = { $medic } рятує солдата { $soldier }.
## Маркери й спорядження

sm-marker-fire = пожежа
sm-marker-mines = міни
sm-sort-fire = пожежа
sm-sort-mines = міни
sm-step-place = На { $tile }: { $marker }.
sm-step-place-piece = На частині { $tile }: { $marker }.
sm-step-place-with = { $many ->
    [owner] На плитці власника: { $marker }.
    [up-to] На плитках не більш як { $n } ({ $set }): { $marker }.
    [lot] На плитці одного за жеребом ({ $set }): { $marker }.
   *[all] На плитках усіх ({ $set }): { $marker }.
 }
sm-step-clear = Прибирається все: { $sort }.
sm-log-laid = На { $tile }: { $marker }.
sm-log-cleared = Більше нема: { $sort }.
sm-log-endangered = { $soldier } у небезпеці: { $sort }.
sm-marker-smoke = дим (2x)
sm-marker-thick-smoke = густий дим (3x)
sm-sort-smoke = дим
sm-log-smoke-lifted = Дим попередніх ходів розвіявся.
sm-gives-optics = { $equipment }: нехтує модифікаторами ДИВИТИСЯ до { $look } і СТРІЛЯТИ до { $shoot } ({ $vp } ПО).
sm-bound-least = щонайменше
sm-bound-most = щонайбільше
sm-gives-ability = { $equipment }: { $stat } більше на { $by } ({ $vp } ПО).
sm-gives-blast = { $reach ->
    [squares] { $equipment }: постріл до { $n } квадратів, перевірок вибуху для кожного під шаблоном: { $checks }; застосувань: { $uses } ({ $vp } ПО).
    [throw] { $equipment }: кидок на { $n } далі за Кидок, перевірок вибуху для кожного під шаблоном: { $checks }; застосувань: { $uses } ({ $vp } ПО).
   *[beside] { $equipment }: перевірок вибуху: { $checks }; застосувань: { $uses } ({ $vp } ПО).
 }
sm-gives-marker = { $reach ->
    [squares] { $equipment }: постріл на плитку до { $n } квадратів, { $marker }; застосувань: { $uses } ({ $vp } ПО).
    [throw] { $equipment }: кидок на плитку на { $n } далі за Кидок, { $marker }; застосувань: { $uses } ({ $vp } ПО).
   *[beside] { $equipment }: на своїй плитці або поруч, { $marker }; застосувань: { $uses } ({ $vp } ПО).
 }
sm-gives-ammunition = { $equipment }: коли той, хто їх несе, стоїть у дотику підставок, кулемет раз на фазу стріляє безплатно ({ $vp } ПО).
sm-gives-foxhole = { $equipment }: викопує окоп замість сховатися; хто в ньому, той в укритті, а Укриття краще на { $n } ({ $vp } ПО).
sm-gives-artillery = { $equipment }: замість виявляти, залп по плитці в полі зору, перевірок вибуху для кожного там: { $checks }, або густий дим від 3 перевірок; залпів: { $uses } ({ $vp } ПО).
sm-ask-aim = Куди { $soldier } застосовує { $equipment }?
sm-ask-smoke = { $seat }: дим на { $tile } замість вибуху?
sm-ask-gun = У кого безплатно стріляє кулемет { $soldier }?
sm-why-nothing-to-use = У нього більше нема { $equipment }.
sm-log-used = { $soldier } застосовує { $equipment }.
sm-log-shelled = Артилерія { $seat } б'є по { $tile }.
sm-log-shelled-with-smoke = Артилерія { $seat } ставить дим на { $tile }.
sm-log-dug = { $soldier } окопується.
sm-equipment-binoculars = Бінокль (3x)
sm-equipment-scope = Оптичний приціл (6x)
sm-equipment-fine-scope = Добрий оптичний приціл (6x)
sm-equipment-smoke-grenades = Димові гранати
sm-equipment-rifle-smoke = Димова рушнична граната
sm-equipment-rifle-grenades = Рушничні гранати
sm-equipment-panzerfaust = Панцерфауст
sm-equipment-bazooka = Базука
sm-equipment-satchel = Підривний заряд
sm-equipment-battery = Батарея на виклик
sm-equipment-bar-magazines = Магазини до автоматичної гвинтівки
sm-equipment-mg-belts = Стрічки до кулемета
sm-equipment-mines = Міни
sm-equipment-petrol-bottle = Пляшка з бензином
sm-equipment-spade = Саперна лопатка
sm-equipment-knife = Ніж
sm-story-101 = Димові снаряди з недольотом
sm-story-102 = Здіймається вітер
sm-story-103 = Трасери в сухій траві
sm-story-104 = Ніхто їх не позначив
sm-story-105 = Під покровом диму
sm-scenario-smoke-screen = Димова завіса
sm-report-smoke-screen = Кулемет і влучний стрілець стежать за полями перед кар'єром. Хто хоче їх перейти, хай краще не потрапляє на очі: дим уже на дорозі, ще трохи в підсумках, а батарея має зайвий залп.
sm-scenario-minefield = Мінне поле
sm-report-minefield = З вітряка видно все на милі довкола. Його треба висадити. Стежка, ліс і окоп перед ним заміновані, а щоб закласти вибухівку, треба два спокійні ходи.
sm-scenario-burning-farm = Палаюча ферма
sm-report-burning-farm = Горить стодола, і будинок довго не встоїть. Два відділення з ракетами й без танків, у які стріляти, сходяться на подвір'ї.

## Друга коробка: карти історії, спорядження, модулі, панелі, назви карт

sm-story-121 = Кіттредж дослухається
sm-story-122 = Оукс видихає
sm-story-123 = Меллой підпалює гніт
sm-story-124 = Пенроуз усюди
sm-story-125 = Ленґдон має план
sm-story-126 = Сокол чує голос
sm-story-127 = Делакруа знаходить прохід
sm-story-128 = Торман стає навколішки
sm-story-129 = Екль чекає
sm-story-130 = Ґрабовскі стукає по дереву
sm-story-131 = Лібрехт тихо лається
sm-story-132 = Тессмер дивиться на годинник
sm-story-133 = Функе має їх на лінії
sm-story-134 = Голлеріх міняє ствол
sm-story-135 = Йост лізе першим
sm-equipment-aid-bag = Санітарна сумка
sm-equipment-camouflage = Маскувальний костюм
sm-equipment-whistle = Свисток
sm-equipment-message-pad = Блокнот донесень
sm-equipment-wire-cutters = Ножиці для дроту
sm-equipment-spare-barrel = Запасний ствол
sm-equipment-dog-eared-map = Потерта мапа
sm-equipment-signal-panel = Сигнальне полотнище
sm-equipment-tow-rope = Мотузка
sm-equipment-signal-pistol = Ракетниця
sm-equipment-range-card = Картка вогню
sm-module-fire-and-movement = Вогонь і маневр
sm-module-night-patrol = Нічний дозор
sm-module-squad-drill = Вишкіл відділення
sm-module-hunting-party = Мисливська група
sm-panel-fire-team = Штурмова ланка
sm-panel-base-of-fire = Вогнева ланка
sm-panel-point = Голова дозору
sm-panel-rear-guard = Ар'єргард
sm-panel-gun-group = Кулеметна група
sm-panel-storm-group = Ударна група
sm-panel-outpost = Застава
sm-panel-hunters = Єгері
sm-title-21-8 = Щось рухається
sm-title-21-9 = Помічено вчасно
sm-title-22-8 = Другий постріл
sm-title-23-8 = Хай там що
sm-title-24-8 = Тримайся
sm-title-25-8 = За моєю командою
sm-title-25-9 = Вони думають чекати
sm-title-26-8 = Прийнято
sm-title-26-9 = На їхній частоті
sm-title-27-8 = Розворот
sm-title-27-9 = На відкрите
sm-title-28-8 = Як дим
sm-title-28-9 = Уже не там
sm-title-71-8 = Зламана гілка
sm-title-71-9 = Нема на що дивитися
sm-title-72-8 = Блиск скла
sm-title-73-8 = Власноруч
sm-title-74-8 = Усі лягай
sm-title-75-8 = Як навчали
sm-title-75-9 = Нехай ідуть
sm-title-76-8 = Чутка йде
sm-title-76-9 = Хибний наказ
sm-title-77-8 = Довга черга
sm-title-77-9 = Поперек стежки
sm-title-78-8 = Через гребінь
sm-title-78-9 = З флангу
sm-title-fire-team-1 = Перебіжками
sm-title-fire-team-2 = Усі разом
sm-title-fire-team-3 = Вогонь у відповідь
sm-title-fire-team-4 = За мною
sm-title-fire-team-5 = До наступного муру
sm-title-fire-team-6 = Граната, тоді вперед
sm-title-base-of-fire-1 = Усе, що маємо
sm-title-base-of-fire-2 = Пильнуйте вікна
sm-title-base-of-fire-3 = Голови вниз, усі
sm-title-base-of-fire-4 = Хто може
sm-title-point-1 = Стій, слухай
sm-title-point-2 = Попереду всіх
sm-title-point-3 = Хто йде
sm-title-point-4 = Лежати тихо
sm-title-rear-guard-1 = Ніхто не лишається
sm-title-rear-guard-2 = У рів
sm-title-rear-guard-3 = Зникнути з очей
sm-title-rear-guard-4 = Останні набої
sm-title-gun-group-1 = Вогонь на розсуд
sm-title-gun-group-2 = Вогонь і вниз
sm-title-gun-group-3 = Кулемет чекав
sm-title-gun-group-4 = Усі в укриття
sm-title-gun-group-5 = Польові біноклі
sm-title-storm-group-1 = Бігом
sm-title-storm-group-2 = Зараз
sm-title-storm-group-3 = Гранати з ручкою
sm-title-storm-group-4 = Кожен сам
sm-title-storm-group-5 = Переведіть подих
sm-title-outpost-1 = Лише очі
sm-title-outpost-2 = На потім
sm-title-outpost-3 = Самі йдуть у пастку
sm-title-outpost-4 = Помітити й вогонь
sm-title-hunters-1 = Від дерева до дерева
sm-title-hunters-2 = По сліду
sm-title-hunters-3 = Вони зупинилися
sm-title-hunters-4 = Женіть їх
sm-scenario-picked-men = Добірні люди
sm-report-picked-men = Обидві сторони послали найкращих в одну долину: тих, хто бачить першим, стріляє далеко, лікує й командує. Хто вживе їх добре, обійдеться кількома словами.
