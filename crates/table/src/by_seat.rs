use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::Seat;

/// A value for each seat of a game, found by the seat. Seats are numbered from 0 without gaps.
///
/// It is written as a plain list.
///
/// ```
/// use table::{BySeat, Seat};
///
/// let mut score = BySeat::from_fn(3, |seat| u32::from(seat.0) * 10);
/// score[Seat(2)] += 5;
/// assert_eq!(score.get(Seat(2)), Some(&25));
/// assert_eq!(score.get(Seat(3)), None);
///
/// let leader = score.iter().max_by_key(|it| it.1).map(|it| it.0);
/// assert_eq!(leader, Some(Seat(2)));
/// let halved = score.map(|_, it| it / 2);
/// assert_eq!(serde_json::to_string(&halved).unwrap(), "[0,5,12]");
/// ```
#[derive(Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BySeat<T>(Vec<T>);

impl<T> BySeat<T> {
    /// A value for each of so many seats.
    pub fn from_fn(n_seats: usize, value: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(seats().take(n_seats).map(value).collect())
    }

    /// How many seats there are.
    pub fn n_seats(&self) -> usize {
        self.0.len()
    }

    /// The value of a seat, if there is such a seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(usize::from(seat.0))
    }

    /// The value of a seat, to be changed.
    pub fn get_mut(&mut self, seat: Seat) -> Option<&mut T> {
        self.0.get_mut(usize::from(seat.0))
    }

    /// All values with their seats, in the order of the seats.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> + Clone {
        seats().zip(&self.0)
    }

    /// All values with their seats, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        seats().zip(&mut self.0)
    }

    /// All values, in the order of the seats.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// What a function makes of each value.
    pub fn map<U>(&self, mut to: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat(self.iter().map(|(seat, it)| to(seat, it)).collect())
    }
}

/// All seats that there could be.
fn seats() -> impl Iterator<Item = Seat> + Clone {
    (0..=u8::MAX).map(Seat)
}

/// By hand, so that a copy over another one reuses the memory of its values.
impl<T: Clone> Clone for BySeat<T> {
    fn clone(&self) -> BySeat<T> {
        BySeat(self.0.clone())
    }

    fn clone_from(&mut self, other: &BySeat<T>) {
        self.0.clone_from(&other.0);
    }
}

/// # Panics
/// If there is no such seat.
impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[usize::from(seat.0)]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[usize::from(seat.0)]
    }
}

impl<T> FromIterator<T> for BySeat<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> BySeat<T> {
        BySeat(values.into_iter().collect())
    }
}

impl<T> From<Vec<T>> for BySeat<T> {
    fn from(values: Vec<T>) -> BySeat<T> {
        BySeat(values)
    }
}
