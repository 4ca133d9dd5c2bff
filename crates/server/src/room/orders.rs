//! Standing orders: what players say in advance, so that nobody waits for an answer that is clear. They are private, are withdrawn at any
//! time, and are carried out as answers given in advance are: nobody can tell them from those that people give now.

use std::collections::BTreeSet;

use hosting::{
    HostedGame,
    messages::{OrderInfo, SeatOrders, ToClient},
};
use table::{Answer, Pending, Phrase, Prompt, Seat};

use super::{Chair, Room};
use crate::store::{Given, PersonId, Write};

impl<G: HostedGame> Room<G> {
    /// A person says what a seat answers from now on.
    pub(super) fn give_orders(
        &mut self,
        person: Option<PersonId>,
        seat: Seat,
        orders: Vec<String>,
    ) -> Result<(), Phrase> {
        self.may_act(person, seat)?;
        let known = G::standing_orders(self.it.game().world(), seat);
        if orders.iter().any(|it| known.iter().all(|known| known.key != *it)) {
            return Err(Phrase::new("web-no-such-order"));
        }
        let given: Given = orders.into_iter().collect();
        if self.orders.get(&seat).cloned().unwrap_or_default() == given {
            return Ok(());
        }
        self.uncommitted.push(Write::Orders { no: self.no, seat, given: given.clone() });
        self.orders.insert(seat, given);
        self.told_orders = person;
        // Who is asked just now has answered by this.
        match self.by_order().filter(|it| matches!(it, Answer::Choose { seat: by, .. } if *by == seat)) {
            Some(answer) => self.give(answer),
            None => self.wind(self.hall.time.steady()),
        }
        Ok(())
    }

    /// A seat is somebody else's from now on, or nobody's.
    pub(super) fn withdraw_orders(&mut self, seat: Seat) {
        if self.orders.remove(&seat).is_some_and(|it| !it.is_empty()) {
            self.uncommitted.push(Write::Orders { no: self.no, seat, given: Given::new() });
        }
    }

    /// What someone who is asked now has said in advance, by the rules or by a standing order.
    pub(super) fn said_in_advance(&self) -> Option<Answer<G::Rules>> {
        self.it.game().standing().or_else(|| self.by_order())
    }

    fn by_order(&self) -> Option<Answer<G::Rules>> {
        let Pending::Decide { prompts, .. } = self.it.game().pending() else { return None };
        prompts.iter().find_map(|prompt| {
            let given = self.orders.get(&prompt.seat)?;
            self.chair(prompt.seat).filter(|it| Chair::is_held(it))?;
            self.ordered(prompt, given)
        })
    }

    fn ordered(&self, prompt: &Prompt<G::Rules>, given: &Given) -> Option<Answer<G::Rules>> {
        let choice = G::by_order(self.it.game().world(), &prompt.ask, given)?;
        prompt.options.contains(&choice).then_some(Answer::Choose { seat: prompt.seat, choice })
    }

    /// The name of an order that would answer a question.
    pub(super) fn order_for(&self, seat: Seat, ask: &hosting::Ask<G>) -> Option<String> {
        let world = self.it.game().world();
        let answers = |key: &str| G::by_order(world, ask, &BTreeSet::from([key.to_string()])).is_some();
        G::standing_orders(world, seat).into_iter().map(|it| it.key).find(|it| answers(it))
    }

    /// The orders of a person's seats, in a game that knows any.
    pub(super) fn orders_of(&self, person: Option<PersonId>) -> Vec<SeatOrders> {
        let Some(person) = person.filter(|_| self.over.is_none()) else { return Vec::new() };
        let of_seat = |seat: Seat| {
            let is_given = |key: &str| self.orders.get(&seat).is_some_and(|it| it.contains(key));
            let known = G::standing_orders(self.it.game().world(), seat).into_iter();
            let orders = known.map(|it| OrderInfo { given: is_given(&it.key), key: it.key, says: it.says });
            SeatOrders { seat, orders: orders.collect() }
        };
        self.seats_of(person).map(of_seat).filter(|it| !it.orders.is_empty()).collect()
    }

    /// Tells a person, wherever they are, what orders stand.
    pub(super) fn tell_orders(&mut self) {
        let Some(person) = self.told_orders.take() else { return };
        let orders = self.orders_of(Some(person));
        for guest in self.guests.iter().filter(|it| it.person.as_ref().is_some_and(|it| it.id == person)) {
            self.send(guest.socket, &ToClient::Orders(orders.clone()));
        }
    }
}
