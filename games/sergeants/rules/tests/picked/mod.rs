//! Both sides with all specialists, all their cards and all panels, close together.

use sergeants::{
    Procedure, Setup,
    content::Rank,
    measure::{Facing, Place},
    state::{Position, Posted},
};

/// Who is on which panel; the others beside the specialists bring what a panel needs.
const US: [(u16, Option<&str>); 14] = [
    (21, Some("point")),
    (22, None),
    (23, Some("fire-team")),
    (24, None),
    (25, Some("fire-team")),
    (26, None),
    (27, Some("base-of-fire")),
    (28, Some("point")),
    (1, Some("fire-team")),
    (2, Some("base-of-fire")),
    (3, Some("base-of-fire")),
    (6, Some("rear-guard")),
    (10, Some("rear-guard")),
    (11, Some("rear-guard")),
];
const DE: [(u16, Option<&str>); 14] = [
    (71, Some("hunters")),
    (72, Some("outpost")),
    (73, Some("storm-group")),
    (74, None),
    (75, Some("gun-group")),
    (76, None),
    (77, Some("gun-group")),
    (78, Some("hunters")),
    (51, Some("gun-group")),
    (52, Some("storm-group")),
    (53, Some("outpost")),
    (55, Some("storm-group")),
    (56, None),
    (61, Some("hunters")),
];

/// A game that begins with most of them spotted and near, one of a few arrangements. Much is drawn, so that much is played.
pub fn setup(seed: u64) -> Setup {
    let mut setup = Setup::builtin("crossing", &["us", "de"]);
    setup.scenario.base_draw = 6;
    let apart = [60, 90, 130][(seed % 3) as usize];
    let mut soldiers = Vec::new();
    for (seat, all) in [US, DE].iter().enumerate() {
        for (i, (tag, panel)) in all.iter().enumerate() {
            let (column, row) = ((i / 5) as i32, (i % 5) as i32);
            let (x, facing) = match seat {
                0 => (130 - 28 * column, Facing::RIGHT),
                _ => (130 + apart + 28 * column, Facing::LEFT),
            };
            // One of the sniper's cards asks for him to be in cover, which is rare at random.
            let y = if *tag == 22 { 142 } else { 20 + 26 * row };
            let mut it = Posted::new(*tag, seat as u8, Place::new(x, y, facing));
            it.panel = panel.map(str::to_string);
            it.rank = match tag {
                2 | 52 | 56 => Some(Rank::Senior),
                6 => Some(Rank::Junior),
                _ => None,
            };
            let cards = setup.library.cards[&it.tag].iter().enumerate();
            let optional = cards.filter(|it| it.1.mark == sergeants::content::Belongs::Optional);
            it.cards = optional.map(|it| it.0 as u8 + 1).collect();
            (it.spotted, it.grenades) = (i % 3 != 1, 1);
            soldiers.push(it);
        }
    }
    let orders = setup.scenario.sides.iter().map(|it| it.orders[..2].to_vec()).collect();
    setup.position = Some(Position {
        story_deck: setup.library.story.keys().copied().collect(),
        soldiers,
        orders,
        then: vec![Procedure::Turn { turn: 1 }],
        ..Position::default()
    });
    setup
}
