//! JSON Schema of the engine protocol, and whether what is said is what it says.

use std::{fs, sync::LazyLock};

use serde_json::{Value, json};

/// The schema of a game, and a validator for the part of JSON Schema that it is written in.
pub struct Schema(Value);

impl Schema {
    /// The schema of a game; samples have none.
    pub fn of(game: &str) -> Option<&'static Schema> {
        static ACES: LazyLock<Schema> = LazyLock::new(|| Schema::read("aces"));
        static SERGEANTS: LazyLock<Schema> = LazyLock::new(|| Schema::read("sergeants"));
        match game {
            "aces" => Some(&ACES),
            "sergeants" => Some(&SERGEANTS),
            _ => None,
        }
    }

    fn read(game: &str) -> Schema {
        let path = format!("{}/../../docs/engine/{game}.schema.json", env!("CARGO_MANIFEST_DIR"));
        Schema(serde_json::from_str(&fs::read_to_string(path).expect("there is a schema")).expect("JSON"))
    }

    /// What is wrong with a value, if anything is.
    pub fn fault(&self, schema: &Value, it: &Value, at: &str) -> Option<String> {
        let wrong = |what: &str| Some(format!("{at}: {what}: {}", short(it)));
        for (key, is) in schema.as_object()? {
            let fault = match key.as_str() {
                "$ref" => {
                    let name = is.as_str().and_then(|it| it.strip_prefix("#/$defs/")).expect("a definition");
                    self.fault(self.0["$defs"].get(name).unwrap_or_else(|| panic!("no {name}")), it, at)
                }
                "const" => (it != is).then(|| wrong(&format!("not {is}"))).flatten(),
                "enum" => {
                    (!is.as_array().expect("a list").contains(it)).then(|| wrong("not in the list")).flatten()
                }
                "type" => {
                    let fits = match is.as_str().expect("a name") {
                        "object" => it.is_object(),
                        "array" => it.is_array(),
                        "string" => it.is_string(),
                        "number" => it.is_number(),
                        "boolean" => it.is_boolean(),
                        "null" => it.is_null(),
                        other => panic!("{other} is no type"),
                    };
                    (!fits).then(|| wrong(&format!("not of type {is}"))).flatten()
                }
                "anyOf" => {
                    let faults: Option<Vec<String>> =
                        is.as_array().expect("a list").iter().map(|any| self.fault(any, it, at)).collect();
                    // The alternative that was meant is the one that went furthest.
                    faults
                        .and_then(|all| all.into_iter().max_by_key(|it| it.split(": ").next().map(str::len)))
                }
                "items" => {
                    let all = it.as_array()?.iter().enumerate();
                    all.clone().find_map(|(i, it)| self.fault(is, it, &format!("{at}/{i}")))
                }
                "prefixItems" => {
                    let all = it.as_array()?.iter().zip(is.as_array().expect("a list")).enumerate();
                    all.into_iter().find_map(|(i, (it, is))| self.fault(is, it, &format!("{at}/{i}")))
                }
                "minItems" => {
                    (it.as_array()?.len() < is.as_u64()? as usize).then(|| wrong("too short")).flatten()
                }
                "maxItems" => {
                    (it.as_array()?.len() > is.as_u64()? as usize).then(|| wrong("too long")).flatten()
                }
                "required" => {
                    let missing = is.as_array().expect("a list").iter().filter_map(Value::as_str);
                    missing
                        .into_iter()
                        .find(|key| it.get(*key).is_none())
                        .and_then(|key| wrong(&format!("no {key}")))
                }
                "properties" => {
                    let known = is.as_object().expect("fields");
                    let all = it.as_object()?.iter();
                    let of = |(key, it): (&String, &Value)| {
                        self.fault(known.get(key)?, it, &format!("{at}/{key}"))
                    };
                    all.into_iter().find_map(of)
                }
                "additionalProperties" => {
                    let known = schema.get("properties").and_then(Value::as_object);
                    let all = it.as_object()?.iter();
                    let mut others =
                        all.filter(|(key, _)| known.is_none_or(|known| !known.contains_key(*key)));
                    match is {
                        Value::Bool(false) => {
                            others.next().and_then(|(key, _)| wrong(&format!("{key} is not known")))
                        }
                        is => others.find_map(|(key, it)| self.fault(is, it, &format!("{at}/{key}"))),
                    }
                }
                "description" => None,
                "not" => wrong("never"),
                other => panic!("{other} is not known here"),
            };
            if fault.is_some() {
                return fault;
            }
        }
        None
    }

    /// Whether a line and its reply are as the schema has them: as lines, and the reply as that of its request.
    pub fn hold(&self, line: &Value, reply: &Value) {
        // What is refused may be wrong in any way, one question of several too; what the rules refuse was a request.
        let parts = reply["ok"]["replies"].as_array().into_iter().flatten();
        let was_read = reply.get("ok").is_some() && parts.clone().all(|it| it.get("error").is_none())
            || ["refused", "not_awaited"].iter().any(|code| reply["error"]["code"] == *code);
        let root = json!({"anyOf": self.0["anyOf"]});
        for it in [was_read.then_some(line), Some(reply)].into_iter().flatten() {
            assert_eq!(self.fault(&root, it, "line"), None, "{}", short(it));
        }
        if let Some(ok) = reply.get("ok") {
            let what = line["do"].as_str().expect("a request");
            let schema = self.0["replies"].get(what).unwrap_or_else(|| panic!("no reply to {what}"));
            assert_eq!(self.fault(schema, ok, what), None, "{line}");
        }
    }
}

/// A value in a few words: an object may be as large as a match.
fn short(it: &Value) -> String {
    match it {
        Value::Object(all) => {
            format!("an object with {}", all.keys().take(12).cloned().collect::<Vec<_>>().join(", "))
        }
        Value::Array(all) => format!("a list of {}", all.len()),
        other => other.to_string().chars().take(200).collect(),
    }
}
