//! The table as a page that needs nothing beside it.

use super::table::{Row, Table};

const STYLE: &str = "body{font:16px/1.5 Georgia,serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#222;background:#faf8f2}\
h1{font-size:1.6rem;margin-bottom:.2rem}h2{font-size:1.2rem;margin-top:2rem}table{border-collapse:collapse;margin-top:.5rem}\
th,td{padding:.3rem .7rem;border-bottom:1px solid #d8d2c2;text-align:right;font-variant-numeric:tabular-nums}\
th{font-weight:600;background:#efeadd}td{white-space:nowrap}td:first-child,th:first-child,.text{text-align:left}td.text{white-space:normal}td.none{background:#e6e0d0}\
.wide{overflow-x:auto}@media(prefers-color-scheme:dark){body{background:#1f1e1b;color:#e8e4d8}th{background:#2d2b26}\
th,td{border-color:#45423a}td.none{background:#34312b}}";

pub(super) fn page(table: &Table, title: &str) -> String {
    let title = format!("Tournament of {}", escaped(title));
    let mut text = format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n<style>{STYLE}</style>\n\
         <h1>{title}</h1>\n<p>{} of {} games. Elo: the mean of all players is 0; the margin holds with 95 percent confidence.</p>\n",
        table.games, table.planned
    );
    if let Some(sprt) = &table.sprt {
        let verdict = match sprt.verdict {
            "better" => "yes",
            "no_better" => "no",
            _ => "not decided yet",
        };
        text.push_str(&format!(
            "<p>Is the second player better by {} Elo rather than by {}? <strong>{verdict}</strong>, after {} pairs of games \
             (log-likelihood ratio {:.2} within {:.2} and {:.2}).</p>\n",
            sprt.of.elo1, sprt.of.elo0, sprt.pairs, sprt.llr, sprt.bounds[0], sprt.bounds[1]
        ));
    }
    text.push_str("<h2>Standings</h2>\n<div class=\"wide\"><table>\n<tr><th scope=\"col\">Player</th>");
    for head in ["Points", "Games", "Won", "Drawn", "Lost", "Forfeited", "Elo", "±"] {
        text.push_str(&format!("<th scope=\"col\">{head}</th>"));
    }
    text.push_str("</tr>\n");
    table.players.iter().for_each(|it| text.push_str(&standing(it)));
    text.push_str(
        "</table></div>\n<h2>Who against whom</h2>\n<p>Won – drawn – lost, as the player of the row.</p>\n",
    );
    text.push_str(&cross(table));
    text.push_str(&incidents(table));
    text.push_str("</html>\n");
    text
}

fn standing(it: &Row) -> String {
    let counts = [it.games, it.wins, it.draws, it.losses, it.forfeits].map(|it| format!("<td>{it}</td>"));
    let elo = format!("{:+.0}", it.elo).replace('-', "−");
    format!(
        "<tr><td>{}</td><td>{}</td>{}<td>{elo}</td><td>{:.0}</td></tr>\n",
        escaped(&it.name),
        it.points,
        counts.concat(),
        it.margin
    )
}

fn cross(table: &Table) -> String {
    let names = table.players.iter().map(|it| format!("<th scope=\"col\">{}</th>", escaped(&it.name)));
    let mut text = format!("<div class=\"wide\"><table>\n<tr><th></th>{}</tr>\n", names.collect::<String>());
    for (row, player) in table.cross.iter().zip(&table.players) {
        text.push_str(&format!("<tr><th scope=\"row\">{}</th>", escaped(&player.name)));
        for [wins, draws, losses] in row {
            match wins + draws + losses {
                0 => text.push_str("<td class=\"none\"></td>"),
                _ => text.push_str(&format!("<td>{wins} – {draws} – {losses}</td>")),
            }
        }
        text.push_str("</tr>\n");
    }
    text + "</table></div>\n"
}

fn incidents(table: &Table) -> String {
    if table.incidents.is_empty() {
        return String::new();
    }
    let mut text = String::from(
        "<h2>Not by the rules</h2>\n<div class=\"wide\"><table>\n<tr><th scope=\"col\">Game</th><th scope=\"col\" class=\"text\">Lost by</th>\
         <th scope=\"col\" class=\"text\">Why</th></tr>\n",
    );
    for it in &table.incidents {
        let player = it.player.as_deref().unwrap_or("nobody");
        let why = it.why.clone().unwrap_or_else(|| format!("{:?}", it.ending).to_lowercase());
        text.push_str(&format!(
            "<tr><td>{}</td><td class=\"text\">{}</td><td class=\"text\">{}</td></tr>\n",
            it.game,
            escaped(player),
            escaped(&why)
        ));
    }
    text + "</table></div>\n"
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
