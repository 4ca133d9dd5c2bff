//! Servers that share a database: who is there, and who has which match. PostgreSQL is the referee, and its clock the only one.

use std::{
    sync::atomic::Ordering::SeqCst,
    time::{Duration, Instant},
};

use tokio::time::timeout;
use tokio_postgres::Client;

use super::{Own, Postgres, cells, failure};
use crate::store::{
    Beat, Claim, Membership, Read, StoreError,
    sql::{Cell, Cells, Database, Param, params},
};

/// Servers that begin do so one after the other.
const LOCK: i64 = 0x5341_4e44_4245_4749;

/// How long it may take until PostgreSQL says that it tells what others say.
const LONGEST_LISTENING: Duration = Duration::from_secs(3);

/// What someone is registered as who only administers: nobody passes anything on to them.
const GUEST: &str = "guest";

/// A guest or a sharer may come at any time. A server that shares with nobody waits until nobody else is there, and is the only one.
pub(super) async fn join(client: &mut Client, membership: &Membership) -> Read<i64> {
    let failed = |why: tokio_postgres::Error| failure(&why).before("The store cannot be opened");
    let (address, patience) = match membership {
        Membership::Alone { patience } => ("", *patience),
        Membership::Shared { address, patience } => (address.as_str(), *patience),
        Membership::Guest { patience } => (GUEST, *patience),
    };
    let seconds = patience.as_secs_f64();
    let until = Instant::now() + patience * 2;
    loop {
        let step = client.transaction().await.map_err(failed)?;
        step.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await.map_err(failed)?;
        // Of one that was seen lately the lock is not touched: while this step lasts, it could not write, and would think itself gone.
        step.execute(
            "SELECT dismiss(number, make_interval(secs => $1)) FROM servers
             WHERE NOT gone AND seen <= clock_timestamp() - make_interval(secs => $1)",
            &[&seconds],
        )
        .await
        .map_err(failed)?;
        let others = "SELECT number, address FROM servers WHERE NOT gone AND (address = '' OR $1 = '') AND address <> 'guest'
                      ORDER BY number LIMIT 1";
        let other = step.query_opt(others, &[&address]).await.map_err(failed)?;
        let Some(other) = other else {
            let new = "INSERT INTO servers(address) VALUES($1) RETURNING number";
            let number = step.query_one(new, &[&address]).await.map_err(failed)?.get(0);
            step.commit().await.map_err(failed)?;
            return Ok(number);
        };
        let number: i64 = other.get(0);
        step.commit().await.map_err(failed)?;
        if until < Instant::now() {
            return Err(StoreError::new(match membership {
                Membership::Guest { .. } => {
                    "The server that runs on this database is elsewhere: ask it there, in its folder (--data).".to_string()
                }
                _ => format!(
                    "Another server (number {number}) uses this database. Several may share it if each has a peer-address and all have the \
                     same peer-secret."
                ),
            }));
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

impl Postgres {
    /// Says that this server is here, and learns who else is.
    pub(super) fn beat_once(&self, patience: Duration) -> Read<Beat> {
        let me = self.own.number();
        let millis = patience.as_millis() as i64;
        let here =
            "UPDATE servers SET seen = clock_timestamp() WHERE number = ?1 AND NOT gone RETURNING number";
        if self.own.is_gone() || self.say(patience, here, params![me])?.is_empty() {
            self.own.set_gone(me);
            return Ok(Beat::Gone);
        }
        let stale = "SELECT dismiss(number, make_interval(secs => ?2::BIGINT / 1000.0)) FROM servers
             WHERE NOT gone AND number <> ?1 AND seen <= clock_timestamp() - make_interval(secs => ?2::BIGINT / 1000.0)";
        self.say(patience, stale, params![me, millis])?;
        let all = "SELECT number, address FROM servers WHERE NOT gone AND address <> 'guest' ORDER BY number";
        let mut there = Vec::new();
        for mut row in self.say(patience, all, &[])? {
            there.push((row.next::<i64>()?, row.next::<String>()?));
        }
        let Some(place) = there.iter().position(|it| it.0 == me) else {
            if let Membership::Guest { .. } = self.membership {
                // A guest looks after nothing.
                return Ok(Beat::Here { is_first: false, there, orphans: Vec::new() });
            }
            self.own.set_gone(me);
            return Ok(Beat::Gone);
        };
        // Matches of those who are gone are shared out among those who are here.
        let orphans = "SELECT m.id FROM leases l JOIN servers s ON s.number = l.server AND s.gone JOIN matches m ON m.no = l.match
             WHERE l.match % ?1 = ?2 ORDER BY m.stirred DESC LIMIT 200";
        let mut ids = Vec::new();
        for mut row in self.say(patience, orphans, params![there.len() as i64, place as i64])? {
            ids.push(row.next()?);
        }
        Ok(Beat::Here { is_first: place == 0, there, orphans: ids })
    }

    /// Asks on the connection for what this server says of itself, which answers within its patience or not at all.
    fn say(&self, patience: Duration, sql: &str, params: &[Param<'_>]) -> Read<Vec<Cells>> {
        let (line, sql) = (self.beats.clone(), sql.to_string());
        let values: Vec<Cell> = params.iter().map(cells::owned).collect();
        let asked = super::wait_for(&self.handle, async move {
            match super::ask(&line, patience, &sql, &values).await {
                Err(_) if line.is_lost().await => super::ask(&line, patience, &sql, &values).await,
                asked => asked,
            }
        });
        asked.unwrap_or_else(|| Err(StoreError::new("The store has ended.")))
    }

    /// Comes again, as another server, after this one was declared gone. If it only seemed to be, it goes first: it would wait for itself.
    pub(super) fn come_again(&self) -> Read<()> {
        let (door, membership) = (self.door.clone(), self.membership.clone());
        self.rows("SELECT dismiss(?1, INTERVAL '0')", params![self.own.number()])?;
        let joined = super::wait_for(&self.handle, async move {
            let mut client = door.connect().await?;
            join(&mut client, &membership).await
        });
        let number = joined.unwrap_or_else(|| Err(StoreError::new("The store has ended.")))?;
        self.own.come(number);
        Ok(())
    }

    pub(super) fn claim_for(&self, no: i64, me: i64) -> Read<Claim> {
        let found = self.rows("SELECT own_fence, other FROM claim(?1, ?2)", params![no, me])?.pop();
        let mut row = found.ok_or_else(|| StoreError::new("A match could not be claimed."))?;
        let (fence, other) = (row.next()?, row.next::<Option<String>>()?);
        Ok(other.map_or(Claim::Own(fence), Claim::Other))
    }

    pub(super) fn owner_of(&self, id: &str) -> Read<Option<(i64, String)>> {
        let sql = "SELECT s.number, s.address FROM matches m JOIN leases l ON l.match = m.no JOIN servers s ON s.number = l.server
             WHERE m.id = ?1 AND NOT s.gone AND s.number <> ?2";
        let owner = |mut it: Cells| Ok((it.next()?, it.next()?));
        self.rows(sql, params![id, self.own.number()])?.pop().map(owner).transpose()
    }

    /// Says goodbye: what this server had is free at once.
    pub(super) fn leave(&self) {
        let sql = "SELECT dismiss(?1, INTERVAL '0')";
        if let Err(why) = self.rows(sql, params![self.own.number()]) {
            tracing::debug!(%why, "the others will notice by themselves that this server is gone");
        }
    }
}

impl Own {
    pub(super) fn is_gone(&self) -> bool {
        self.number() == self.gone.load(SeqCst)
    }

    fn come(&self, number: i64) {
        self.number.store(number, SeqCst);
    }
}

/// What others say is heard as long as this is listened to. Nothing is said once when something may have been missed.
pub(super) async fn hear(door: super::Door, say: tokio::sync::mpsc::UnboundedSender<Option<String>>) {
    let mut is_first = true;
    while !say.is_closed() {
        if let Ok((client, mut heard)) = door.connect_and_listen().await
            && timeout(LONGEST_LISTENING, client.batch_execute("LISTEN sandtable"))
                .await
                .is_ok_and(|it| it.is_ok())
        {
            if !is_first && say.send(None).is_err() {
                return;
            }
            is_first = false;
            while let Some(text) = heard.recv().await {
                if say.send(Some(text)).is_err() {
                    return;
                }
            }
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}
