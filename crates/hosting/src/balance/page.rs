//! A report as one page with plots: no scripts, nothing from elsewhere.

use std::fmt::{Display, Write as _};

use super::{
    Share, Spot,
    command::percent,
    report::{Heat, Part, Report, Row, UsedThing},
};

const STYLE: &str = "\
:root{color-scheme:light dark;--ink:#25221d;--quiet:#615b50;--paper:#faf6ec;--rule:#d8cfbc;--blue:#2b5a83;--red:#a63a2a;--bar:#7f9bb3}\
@media(prefers-color-scheme:dark){:root{--ink:#ece5d6;--quiet:#b0a793;--paper:#23211d;--rule:#4a463d;--blue:#8fbbe0;--red:#e58a76;--bar:#5d7d99}}\
body{margin:0 auto;max-width:1000px;padding:24px 16px 64px;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}\
h1{font-size:1.9rem;line-height:1.2}h2{margin-top:3rem;border-top:2px solid var(--rule);padding-top:1rem}h3{margin:2rem 0 .5rem}\
p{max-width:70ch}.quiet{color:var(--quiet)}.wide{overflow-x:auto}\
table{border-collapse:collapse;font-variant-numeric:tabular-nums;width:100%}\
th,td{padding:4px 10px 4px 0;text-align:left;border-bottom:1px solid var(--rule)}td.n,th.n{text-align:right}\
tr.all td{font-weight:700}svg{display:block;max-width:100%;height:auto}svg text{fill:var(--ink);font:12px system-ui,sans-serif}\
.axis{stroke:var(--rule)}.even{stroke:var(--quiet);stroke-dasharray:3 3}.line{stroke:var(--blue);stroke-width:2}.dot{fill:var(--blue)}\
.off .line{stroke:var(--red)}.off .dot{fill:var(--red)}.bar{fill:var(--bar)}.spot{stroke:var(--rule)}";

/// The report as HTML.
pub(super) fn page(report: &Report) -> String {
    let of = report.content.as_deref().unwrap_or("built-in content");
    let title = format!("How even it is: {of}");
    let mut html = String::new();
    let _ = write!(
        html,
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{0}</title>\n<style>{STYLE}</style>\n<h1>{0}</h1>\n",
        clean(&title)
    );
    let _ = writeln!(
        html,
        "<p class=\"quiet\">{}. Bots played; seed {}. Lines are intervals of 95 %; a draw is half a win. What is red is further from even than \
         chance explains. How bots play is not how people do.</p>",
        clean(report.title),
        report.seed
    );
    for part in &report.parts {
        write_part(&mut html, part);
    }
    html.push_str("</html>\n");
    html
}

fn write_part(html: &mut String, part: &Part) {
    let _ = writeln!(html, "<h2>{}</h2>", clean(&part.name));
    html.push_str("<h3>Who wins</h3>\n");
    winners(html, &part.rows);
    let _ = writeln!(
        html,
        "<h3>How long it takes, and how it ends</h3>\n<p>{} games. Half of them last {} rounds or fewer; nine of ten last {} to {}.</p>",
        part.games, part.typical[1], part.typical[0], part.typical[2]
    );
    html.push_str(&lengths(part));
    html.push_str("<table><tr><th>Ends by<th class=\"n\">Games<th class=\"n\">Share</tr>\n");
    for (ending, n) in &part.endings {
        let _ = writeln!(
            html,
            "<tr><td>{}<td class=\"n\">{n}<td class=\"n\">{}</tr>",
            clean(ending),
            percent(*n, part.games)
        );
    }
    html.push_str("</table>\n");
    if !part.used.is_empty() {
        write_used(html, part);
    }
    if part.heat.iter().any(|it| 0 < it.fights) {
        html.push_str("<h3>Where they fight</h3>\n<p class=\"quiet\">The darker, the more fights.</p>\n");
        html.push_str(&heat_map(&part.heat));
    }
    if !part.proposals.is_empty() {
        html.push_str("<h3>What would make it more even</h3>\n<p class=\"quiet\">Found by trying, with the same dice.</p>\n");
        let rows = part.proposals.iter().map(|it| {
            let (change, side) = (clean(&it.change), clean(&it.side));
            format!(
                "<tr><td>{change}<td>{side}<td>{}<td>{}<td class=\"n\">{}</tr>",
                it.before, it.after, it.games
            )
        });
        write_table(html, "<th>Change<th>Side<th>Before<th>After<th class=\"n\">Games", rows);
    }
    if !part.ladder.is_empty() {
        html.push_str("<h3>How much skill matters</h3>\n");
        let rows = part.ladder.iter().map(|it| {
            let (names, line) = ([&it.stronger, &it.weaker].map(clean), interval(it.share, false));
            format!(
                "<tr><td>{}<td class=\"n\">{}<td>{}<td>{line}</tr>",
                names.join("<td>"),
                it.games,
                it.share
            )
        });
        write_table(html, "<th>Stronger<th>Weaker<th class=\"n\">Games<th>The stronger wins<th>", rows);
    }
}

/// A table that is pushed to the side where it is too wide.
fn write_table(html: &mut String, head: &str, rows: impl IntoIterator<Item = String>) {
    let _ = writeln!(html, "<div class=\"wide\"><table>\n<tr>{head}</tr>");
    for row in rows {
        let _ = writeln!(html, "{row}");
    }
    html.push_str("</table></div>\n");
}

fn winners(html: &mut String, rows: &[Row]) {
    let mut told = Vec::new();
    for row in rows {
        let is_all = row.row == "all";
        // Of two sides one says it all.
        let sides = row.sides.iter().take(if row.sides.len() == 2 { 1 } else { row.sides.len() });
        let mut lines: Vec<(String, Share)> = sides.map(|it| (it.0.clone(), *it.1)).collect();
        lines.extend(row.first_turn.filter(|_| is_all).map(|it| ("first turn".to_string(), it)));
        if is_all {
            lines.extend(row.seats.iter().map(|it| (format!("as {}", it.0), *it.1)));
        }
        for (who, share) in lines {
            told.push(format!(
                "<tr{}><td>{}<td>{}<td>{}<td>{share}<td>{}<td class=\"n\">{:.1} %<td class=\"n\">{}</tr>",
                if is_all { " class=\"all\"" } else { "" },
                clean(&row.bot),
                clean(&row.row),
                clean(&who),
                interval(share, true),
                row.draws,
                row.games
            ));
        }
    }
    let head = "<th>Bots<th>Seats<th>Who<th>Wins<th>0 to 100 %<th class=\"n\">Draws<th class=\"n\">Games";
    write_table(html, head, told);
}

/// A line from the lower to the upper end of an interval, on a scale with even in its middle.
fn interval(share: Share, from_even: bool) -> String {
    let x = |percent: f64| 2.0 * percent;
    let is_off = from_even && (share.high < 50.0 || 50.0 < share.low);
    format!(
        "<svg class=\"{}\" viewBox=\"0 0 200 16\" width=\"200\" height=\"16\" role=\"img\" aria-label=\"{share}\"><path class=\"axis\" d=\"M0 8H200\"/>\
         <path class=\"even\" d=\"M100 0V16\"/><path class=\"line\" d=\"M{:.1} 8H{:.1}\"/><circle class=\"dot\" cx=\"{:.1}\" cy=\"8\" r=\"4\"/></svg>",
        if is_off { "off" } else { "" },
        x(share.low),
        x(share.high),
        x(share.percent)
    )
}

/// Games by their length.
fn lengths(part: &Part) -> String {
    const BARS: u16 = 40;
    const WIDTH: f64 = 800.0;
    let longest = part.lengths.keys().next_back().copied().unwrap_or(1).max(1);
    let step = longest.div_ceil(BARS).max(1);
    let mut bars = vec![0_u64; usize::from(longest / step) + 1];
    for (length, n) in &part.lengths {
        bars[usize::from(length / step)] += n;
    }
    let most = bars.iter().copied().max().unwrap_or(1).max(1);
    let wide = WIDTH / bars.len() as f64;
    let mut svg = format!(
        "<svg viewBox=\"0 0 {WIDTH} 150\" width=\"{WIDTH}\" height=\"150\" role=\"img\" aria-label=\"Games by their length\">\n"
    );
    for (i, n) in bars.iter().enumerate() {
        let high = 110.0 * *n as f64 / most as f64;
        let (x, y) = (i as f64 * wide, 120.0 - high);
        let (from, to) = (i as u16 * step, (i as u16 + 1) * step - 1);
        let label = if from == to { from.to_string() } else { format!("{from} to {to}") };
        let _ = writeln!(
            svg,
            "<rect class=\"bar\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{high:.1}\"><title>{label}: {n}</title></rect>",
            (wide - 2.0).max(1.0)
        );
        if i % bars.len().div_ceil(12) == 0 {
            let _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"138\">{from}</text>");
        }
    }
    svg.push_str("</svg>\n");
    svg
}

fn write_used(html: &mut String, part: &Part) {
    html.push_str("<h3>What is used</h3>\n");
    let mut used: Vec<&UsedThing> = part.used.iter().filter(|it| 0.0 < it.games).collect();
    used.sort_by(|one, other| other.games.total_cmp(&one.games).then(one.thing.id.cmp(&other.thing.id)));
    let rows = used.into_iter().map(|it| {
        let wins = it.wins.map(|share| format!("{share}<td>{}", interval(share, true)));
        format!(
            "<tr><td>{}<td>{}<td class=\"n\">{:.2}<td class=\"n\">{:.1} %<td>{}</tr>",
            clean(&it.thing.name),
            clean(it.thing.sort),
            it.a_game,
            it.games,
            wins.unwrap_or_default()
        )
    });
    let head = "<th>What<th>Sort<th class=\"n\">A game<th class=\"n\">In games<th>Those who use it win<th>";
    write_table(html, head, rows);
    let unused: Vec<String> = part.never_used().map(|it| clean(&it.name)).collect();
    let unused = if unused.is_empty() { "nothing".to_string() } else { unused.join(", ") };
    let _ = writeln!(html, "<p>Never used: {unused}.</p>");
}

/// The board, each place as dark as it saw fights.
fn heat_map(heat: &[Heat]) -> String {
    let points = || heat.iter().flat_map(|it| it.spot.outline.iter());
    let least = |of: fn(&(f64, f64)) -> f64| points().map(of).fold(f64::INFINITY, f64::min);
    let most = |of: fn(&(f64, f64)) -> f64| points().map(of).fold(f64::NEG_INFINITY, f64::max);
    let (left, top) = (least(|it| it.0), least(|it| it.1));
    let (wide, high) = (most(|it| it.0) - left, most(|it| it.1) - top);
    let hottest = heat.iter().map(|it| it.fights).max().unwrap_or(1).max(1);
    let mut svg = format!(
        "<svg viewBox=\"{left:.1} {top:.1} {wide:.1} {high:.1}\" width=\"800\" role=\"img\" aria-label=\"Where they fight\">\n"
    );
    for Heat { spot: Spot { id, colour, outline }, fights } in heat {
        let points: Vec<String> = outline.iter().map(|it| format!("{:.1},{:.1}", it.0, it.1)).collect();
        let (points, warm) = (points.join(" "), 0.9 * (*fights as f64 / hottest as f64).sqrt());
        let _ = writeln!(
            svg,
            "<g><title>{0}: {fights}</title><polygon class=\"spot\" points=\"{points}\" fill=\"{colour}\"/><polygon points=\"{points}\" fill=\"#8f1d10\" \
             fill-opacity=\"{warm:.2}\"/></g>",
            clean(id)
        );
    }
    svg.push_str("</svg>\n");
    svg
}

/// Names come from anybody's content.
fn clean(text: impl Display) -> String {
    let text = text.to_string();
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        BotName,
        balance::{
            Account, Thing,
            tally::{Ended, Tally},
        },
    };

    fn report() -> Report {
        let ended = Ended {
            account: Account {
                first: Some(table::Seat(0)),
                length: 7,
                ending: "<i>".to_string(),
                offered: Vec::new(),
                used: vec![("tank".to_string(), table::Seat(0))],
                fights: vec!["A1".to_string()],
            },
            sides: [(table::Seat(0), "a".to_string()), (table::Seat(1), "b".to_string())].into(),
            plays: [(table::Seat(0), "a".to_string()), (table::Seat(1), "b".to_string())].into(),
            winners: vec![table::Seat(0)],
        };
        let tally = (0..30).map(|_| Tally::of(&ended)).fold(Tally::default(), Tally::and);
        let mut part = Part::new("<script>alert(1)</script>");
        part.rows.push(Row::of(&BotName::greedy(), "all", &tally));
        part.games = tally.games;
        part.lengths = tally.lengths.clone();
        part.endings = tally.endings.clone();
        let thing = |id: &str| Thing { id: id.to_string(), sort: "unit", name: format!("The \"{id}\"") };
        part.used.push(UsedThing::of(&thing("tank"), &tally.used["tank"], 30));
        part.used.push(UsedThing::of(&thing("gun"), &Default::default(), 30));
        let outline = vec![(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)];
        part.heat.push(Heat { spot: Spot { id: "A1".to_string(), colour: "#fff", outline }, fights: 30 });
        Report { game: "aces", title: "Aces & Armor", content: None, seed: 1, parts: vec![part] }
    }

    #[test]
    fn names_of_others_do_nothing_on_the_page_and_it_needs_nothing_from_elsewhere() {
        let html = page(&report());
        assert!(html.contains("&lt;script&gt;") && !html.contains("<script") && !html.contains("<i>"));
        assert!(!html.contains("http") && !html.contains("url(") && html.contains("&quot;tank&quot;"));
    }

    #[test]
    fn it_tells_what_is_uneven_and_what_was_never_used() {
        let html = page(&report());
        assert!(html.contains("class=\"off\""), "30 wins of 30 are no chance");
        assert!(html.contains("Never used: The &quot;gun&quot;."));
        assert!(html.contains("100.0 % (88.6-100.0)") && html.contains("A1: 30"));
    }
}
