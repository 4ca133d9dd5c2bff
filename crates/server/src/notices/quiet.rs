//! Quiet hours: the part of a person's day in which nothing is sent.

use hosting::messages::QuietHours;
use jiff::{Timestamp, civil::Time, tz::TimeZone};

use crate::time::Millis;

/// How many minutes a day has.
const DAY: u16 = 24 * 60;

/// Whether these are hours of a day.
pub(crate) fn fits(quiet: QuietHours) -> bool {
    quiet.from < DAY && quiet.to < DAY
}

/// Whether a time zone has this name, such as `Europe/Rome`.
pub(crate) fn is_zone(name: &str) -> bool {
    TimeZone::get(name).is_ok()
}

/// When the quiet hours end in which a moment falls; nothing if it falls into none.
pub(super) fn ends(at: Millis, zone: &str, quiet: QuietHours) -> Option<Millis> {
    let QuietHours { from, to } = quiet;
    let zone = TimeZone::get(zone).unwrap_or(TimeZone::UTC);
    let now = Timestamp::from_millisecond(i64::try_from(at).ok()?).ok()?.to_zoned(zone);
    let minute = now.hour() as u16 * 60 + now.minute() as u16;
    let over_midnight = to < from;
    let is_quiet = match over_midnight {
        true => from <= minute || minute < to,
        false => from <= minute && minute < to,
    };
    if !is_quiet {
        return None;
    }
    let ends_tomorrow = over_midnight && from <= minute;
    let day = if ends_tomorrow { now.date().tomorrow().ok()? } else { now.date() };
    let time = Time::new((to / 60) as i8, (to % 60) as i8, 0, 0).ok()?;
    let end = day.to_datetime(time).to_zoned(now.time_zone().clone()).ok()?;
    // Where clocks are put back, the end may come before the moment: then it comes a second time.
    u64::try_from(end.timestamp().as_millisecond()).ok().filter(|it| at < *it)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NIGHT: QuietHours = QuietHours { from: 22 * 60, to: 8 * 60 };

    fn ends_at(at: &str, zone: &str, quiet: QuietHours) -> Option<String> {
        let at = at.parse::<Timestamp>().expect("it is a time").as_millisecond() as u64;
        ends(at, zone, quiet).map(|it| Timestamp::from_millisecond(it as i64).expect("it is one").to_string())
    }

    #[test]
    fn a_night_is_quiet_from_evening_to_morning() {
        let end = Some("2026-07-02T06:00:00Z".to_string());
        assert_eq!(ends_at("2026-07-01T19:59:59Z", "Europe/Rome", NIGHT), None);
        assert_eq!(ends_at("2026-07-01T20:00:00Z", "Europe/Rome", NIGHT), end);
        assert_eq!(ends_at("2026-07-02T05:59:59Z", "Europe/Rome", NIGHT), end);
        assert_eq!(ends_at("2026-07-02T06:00:00Z", "Europe/Rome", NIGHT), None);
        // The same moment is an afternoon elsewhere.
        assert_eq!(ends_at("2026-07-01T20:00:00Z", "America/New_York", NIGHT), None);
    }

    #[test]
    fn quiet_hours_follow_the_clocks_of_summer() {
        // In the night to 29 March 2026 clocks in Kyiv go from three to four.
        assert_eq!(
            ends_at("2026-03-28T21:00:00Z", "Europe/Kyiv", NIGHT).as_deref(),
            Some("2026-03-29T05:00:00Z")
        );
        assert_eq!(
            ends_at("2026-03-27T21:00:00Z", "Europe/Kyiv", NIGHT).as_deref(),
            Some("2026-03-28T06:00:00Z")
        );
    }

    #[test]
    fn hours_within_a_day_and_no_hours_at_all() {
        let noon = QuietHours { from: 12 * 60, to: 13 * 60 };
        assert_eq!(ends_at("2026-07-01T12:30:00Z", "UTC", noon).as_deref(), Some("2026-07-01T13:00:00Z"));
        assert_eq!(ends_at("2026-07-01T13:00:00Z", "UTC", noon), None);
        assert_eq!(ends_at("2026-07-01T12:30:00Z", "UTC", QuietHours { from: 60, to: 60 }), None);
        assert!(is_zone("Europe/Rome") && !is_zone("Europe/Atlantis") && !is_zone("../../etc/passwd"));
    }
}
