//! How many pairs can be made: Edmonds' algorithm. It says whether who is left over can still be paired.

use std::collections::VecDeque;

/// The most pairs that can be made of `n`, where `may` says who may meet whom.
pub(super) fn most_pairs(n: usize, may: impl Fn(usize, usize) -> bool) -> usize {
    let mut search = Search::new(n);
    for one in 0..n {
        if search.partner[one].is_none()
            && let Some(other) =
                (0..n).find(|it| *it != one && search.partner[*it].is_none() && may(one, *it))
        {
            (search.partner[one], search.partner[other]) = (Some(other), Some(one));
        }
    }
    for root in 0..n {
        if search.partner[root].is_none()
            && let Some(end) = search.path_from(root, &may)
        {
            search.turn_over(end);
        }
    }
    search.partner.iter().flatten().count() / 2
}

/// A search for a path that adds a pair. Odd circles count as one: each has a base.
struct Search {
    n: usize,
    partner: Vec<Option<usize>>,
    parent: Vec<Option<usize>>,
    base: Vec<usize>,
}

impl Search {
    fn new(n: usize) -> Search {
        Search { n, partner: vec![None; n], parent: vec![None; n], base: (0..n).collect() }
    }

    /// The end of a path from someone without a partner to another such.
    fn path_from(&mut self, root: usize, may: &impl Fn(usize, usize) -> bool) -> Option<usize> {
        self.parent = vec![None; self.n];
        self.base = (0..self.n).collect();
        let mut is_outer = vec![false; self.n];
        is_outer[root] = true;
        let mut queue = VecDeque::from([root]);
        while let Some(at) = queue.pop_front() {
            for to in 0..self.n {
                if to == at || !may(at, to) || self.base[at] == self.base[to] || self.partner[at] == Some(to)
                {
                    continue;
                }
                let is_circle = to == root || self.partner[to].is_some_and(|it| self.parent[it].is_some());
                if is_circle {
                    self.shrink(at, to, &mut is_outer, &mut queue);
                } else if self.parent[to].is_none() {
                    self.parent[to] = Some(at);
                    let Some(next) = self.partner[to] else { return Some(to) };
                    is_outer[next] = true;
                    queue.push_back(next);
                }
            }
        }
        None
    }

    /// Everybody on a circle that two close has one base from now on.
    fn shrink(&mut self, one: usize, two: usize, is_outer: &mut [bool], queue: &mut VecDeque<usize>) {
        let common = self.common_base(one, two);
        let mut in_circle = vec![false; self.n];
        self.mark(one, common, two, &mut in_circle);
        self.mark(two, common, one, &mut in_circle);
        for it in 0..self.n {
            if in_circle[self.base[it]] {
                self.base[it] = common;
                if !std::mem::replace(&mut is_outer[it], true) {
                    queue.push_back(it);
                }
            }
        }
    }

    fn common_base(&self, one: usize, two: usize) -> usize {
        let mut seen = vec![false; self.n];
        let mut at = one;
        loop {
            at = self.base[at];
            seen[at] = true;
            match self.partner[at].and_then(|it| self.parent[it]) {
                Some(next) => at = next,
                None => break,
            }
        }
        let mut at = two;
        loop {
            at = self.base[at];
            if seen[at] {
                return at;
            }
            match self.partner[at].and_then(|it| self.parent[it]) {
                Some(next) => at = next,
                // Both trees have the same root, which was seen.
                None => return at,
            }
        }
    }

    fn mark(&mut self, from: usize, common: usize, mut child: usize, in_circle: &mut [bool]) {
        let mut at = from;
        while self.base[at] != common {
            let Some(partner) = self.partner[at] else { return };
            in_circle[self.base[at]] = true;
            in_circle[self.base[partner]] = true;
            self.parent[at] = Some(child);
            child = partner;
            match self.parent[partner] {
                Some(next) => at = next,
                None => return,
            }
        }
    }

    /// Whoever met along the path meets the other neighbour from now on.
    fn turn_over(&mut self, end: usize) {
        let mut at = Some(end);
        while let Some(it) = at {
            let Some(parent) = self.parent[it] else { return };
            let next = self.partner[parent];
            (self.partner[it], self.partner[parent]) = (Some(parent), Some(it));
            at = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same by trying everything.
    fn slowly(left: &[usize], may: &impl Fn(usize, usize) -> bool) -> usize {
        let Some((one, rest)) = left.split_first() else { return 0 };
        let without = slowly(rest, may);
        let with = rest.iter().filter(|it| may(*one, **it)).map(|other| {
            let rest: Vec<usize> = rest.iter().copied().filter(|it| it != other).collect();
            1 + slowly(&rest, may)
        });
        with.max().unwrap_or(0).max(without)
    }

    #[test]
    fn as_many_pairs_are_found_as_there_are() {
        let mut chance = 1_u64;
        for n in 0..9 {
            for _ in 0..200 {
                let mut edges = vec![false; n * n];
                for (one, other) in (0..n).flat_map(|one| (0..one).map(move |other| (one, other))) {
                    chance = chance
                        .wrapping_mul(6_364_136_223_846_793_005)
                        .wrapping_add(1_442_695_040_888_963_407);
                    edges[one * n + other] = (chance >> 60) < 5;
                    edges[other * n + one] = edges[one * n + other];
                }
                let may = |one: usize, other: usize| edges[one * n + other];
                let all: Vec<usize> = (0..n).collect();
                assert_eq!(most_pairs(n, may), slowly(&all, &may), "{edges:?}");
            }
        }
    }
}
