//! Where a source file can be broken, and how.

use std::ops::Range;

use proc_macro2::Span;
use syn::{
    BinOp, Expr, ExprBinary, ExprIf, ExprUnary, ImplItemFn, ItemConst, ItemFn, ItemImpl, ItemMod, ItemStatic,
    PatGuard, ReturnType, Signature, Type, UnOp, spanned::Spanned, visit,
};

/// One small change of a source file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mutant {
    /// The bytes that the change replaces; empty where it only adds.
    pub(crate) at: Range<usize>,
    pub(crate) line: usize,
    pub(crate) function: String,
    pub(crate) change: Change,
}

/// What is done instead of what the source says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// A function gives back a value at once.
    Return(String),
    /// An expression is replaced.
    Become(String),
    /// A condition always or never holds.
    Always(bool),
}

impl Mutant {
    /// The change in words, for the report.
    pub(crate) fn describe(&self, source: &str) -> String {
        let was = || source[self.at.clone()].split_whitespace().collect::<Vec<_>>().join(" ");
        match &self.change {
            Change::Return(value) if value.is_empty() => "does nothing".to_string(),
            Change::Return(value) => format!("returns {value} at once"),
            Change::Become(text) => format!("`{}` becomes `{text}`", was()),
            Change::Always(true) => format!("`{}` always holds", was()),
            Change::Always(false) => format!("`{}` never holds", was()),
        }
    }
}

/// All mutants of a source file, in the order of its text.
pub(crate) fn mutants(source: &str) -> Result<Vec<Mutant>, syn::Error> {
    let file = syn::parse_file(source)?;
    let mut finder = Finder { source, functions: Vec::new(), found: Vec::new() };
    visit::visit_file(&mut finder, &file);
    finder.found.sort_by_key(|it| (it.at.start, it.at.end));
    Ok(finder.found)
}

struct Finder<'s> {
    source: &'s str,
    /// The names of the functions and types around, outermost first.
    functions: Vec<String>,
    found: Vec<Mutant>,
}

impl Finder<'_> {
    fn add(&mut self, at: Range<usize>, line: usize, change: Change) {
        let function = self.functions.join("::");
        self.found.push(Mutant { at, line, function, change });
    }

    fn replace(&mut self, span: Span, change: Change) {
        self.add(span.byte_range(), span.start().line, change);
    }

    fn text(&self, of: &impl Spanned) -> String {
        self.source[of.span().byte_range()].split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The mutants that skip a function's body.
    fn skip(&mut self, signature: &Signature, block: &syn::Block) {
        if block.stmts.is_empty() {
            return;
        }
        let span = block.brace_token.span.open();
        let after_brace = span.byte_range().end;
        for value in values(&signature.output) {
            self.add(after_brace..after_brace, span.start().line, Change::Return(value));
        }
    }

    fn within(&mut self, name: String, visit: impl FnOnce(&mut Self)) {
        self.functions.push(name);
        visit(self);
        self.functions.pop();
    }

    /// The mutants of a condition that has no operator to change.
    fn decide(&mut self, condition: &Expr) {
        if !matches!(condition, Expr::Binary(_) | Expr::Unary(_) | Expr::Lit(_)) && !binds(condition) {
            self.replace(condition.span(), Change::Always(true));
            self.replace(condition.span(), Change::Always(false));
        }
    }
}

impl<'ast> visit::Visit<'ast> for Finder<'_> {
    fn visit_item_fn(&mut self, it: &'ast ItemFn) {
        // What runs at compile time cannot ask which mutant is meant.
        if it.sig.constness.is_none() {
            self.within(it.sig.ident.to_string(), |finder| {
                finder.skip(&it.sig, &it.block);
                visit::visit_item_fn(finder, it);
            });
        }
    }

    fn visit_impl_item_fn(&mut self, it: &'ast ImplItemFn) {
        if it.sig.constness.is_none() {
            self.within(it.sig.ident.to_string(), |finder| {
                finder.skip(&it.sig, &it.block);
                visit::visit_impl_item_fn(finder, it);
            });
        }
    }

    fn visit_item_impl(&mut self, it: &'ast ItemImpl) {
        // How a value is printed for programmers is no rule.
        let of_trait = it.trait_.as_ref().and_then(|it| it.0.segments.last()).map(|it| it.ident.to_string());
        if !of_trait.is_some_and(|it| ["Debug", "Display", "Serialize", "Deserialize"].contains(&it.as_str()))
        {
            let name = self.text(&it.self_ty);
            self.within(name, |finder| visit::visit_item_impl(finder, it));
        }
    }

    fn visit_item_mod(&mut self, it: &'ast ItemMod) {
        let is_test = it.attrs.iter().any(|it| it.path().is_ident("cfg"));
        if !is_test {
            visit::visit_item_mod(self, it);
        }
    }

    fn visit_item_const(&mut self, _: &'ast ItemConst) {}

    fn visit_item_static(&mut self, _: &'ast ItemStatic) {}

    fn visit_expr_binary(&mut self, it: &'ast ExprBinary) {
        if !binds(&it.left) && !binds(&it.right) {
            let (left, right) = (self.text(&*it.left), self.text(&*it.right));
            for operator in others(&it.op) {
                self.replace(it.span(), Change::Become(format!("{left} {operator} {right}")));
            }
        }
        visit::visit_expr_binary(self, it);
    }

    fn visit_expr_unary(&mut self, it: &'ast ExprUnary) {
        let is_literal = matches!(*it.expr, Expr::Lit(_));
        if matches!(it.op, UnOp::Not(_) | UnOp::Neg(_)) && !is_literal {
            let text = self.text(&*it.expr);
            self.replace(it.span(), Change::Become(text));
        }
        visit::visit_expr_unary(self, it);
    }

    fn visit_expr_if(&mut self, it: &'ast ExprIf) {
        self.decide(&it.cond);
        visit::visit_expr_if(self, it);
    }

    fn visit_pat_guard(&mut self, it: &'ast PatGuard) {
        self.decide(&it.guard);
        visit::visit_pat_guard(self, it);
    }
}

/// Whether a condition binds names by `let`, so that it may not be put into brackets.
fn binds(condition: &Expr) -> bool {
    match condition {
        Expr::Let(_) => true,
        Expr::Binary(it) => binds(&it.left) || binds(&it.right),
        _ => false,
    }
}

/// The operators that are tried in the place of one.
fn others(operator: &BinOp) -> &'static [&'static str] {
    match operator {
        BinOp::Eq(_) => &["!="],
        BinOp::Ne(_) => &["=="],
        BinOp::Lt(_) => &["<=", ">="],
        BinOp::Le(_) => &["<", ">"],
        BinOp::Gt(_) => &[">=", "<="],
        BinOp::Ge(_) => &[">", "<"],
        BinOp::And(_) => &["||"],
        BinOp::Or(_) => &["&&"],
        BinOp::Add(_) => &["-"],
        BinOp::Sub(_) => &["+"],
        BinOp::Mul(_) => &["+"],
        BinOp::Div(_) | BinOp::Rem(_) => &["*"],
        BinOp::BitAnd(_) => &["|"],
        BinOp::BitOr(_) | BinOp::BitXor(_) => &["&"],
        BinOp::Shl(_) => &[">>"],
        BinOp::Shr(_) => &["<<"],
        BinOp::AddAssign(_) => &["-="],
        BinOp::SubAssign(_) => &["+="],
        BinOp::BitOrAssign(_) => &["&="],
        BinOp::BitAndAssign(_) => &["|="],
        _ => &[],
    }
}

/// The values that a function of a type can return at once; none where we know of no plain one.
fn values(output: &ReturnType) -> Vec<String> {
    match output {
        ReturnType::Default => vec![String::new()],
        ReturnType::Type(_, it) => plain_values(it),
    }
}

fn plain_values(of: &Type) -> Vec<String> {
    let Type::Path(path) = of else {
        return match of {
            Type::Tuple(it) if it.elems.is_empty() => vec!["()".to_string()],
            _ => Vec::new(),
        };
    };
    let Some(last) = path.path.segments.last() else { return Vec::new() };
    let argument = match &last.arguments {
        syn::PathArguments::AngleBracketed(it) => it.args.first().and_then(|it| match it {
            syn::GenericArgument::Type(it) => Some(it),
            _ => None,
        }),
        _ => None,
    };
    let some = |values: &[&str]| values.iter().map(ToString::to_string).collect();
    match last.ident.to_string().as_str() {
        "bool" => some(&["true", "false"]),
        "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" | "isize" | "i128" => {
            some(&["0", "1"])
        }
        "Option" => some(&["None"]),
        "Vec" => some(&["Vec::new()"]),
        // `table::Play` is the result of a procedure; without an argument it is that of one that returns nothing.
        "Result" | "Play" => match argument {
            Some(it) => plain_values(it).into_iter().map(|it| format!("Ok({it})")).collect(),
            None if last.ident == "Play" => some(&["Ok(())"]),
            None => Vec::new(),
        },
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn described(source: &str) -> Vec<String> {
        let found = mutants(source).expect("the source can be read");
        found.iter().map(|it| format!("{}: {}", it.function, it.describe(source))).collect()
    }

    #[test]
    fn operators_conditions_and_bodies_are_found() {
        let source = "impl Map { fn near(&self, a: u8) -> bool { if self.is_open() { return true; } a < 3 && !self.shut } }";
        assert_eq!(
            described(source),
            [
                "Map::near: returns true at once",
                "Map::near: returns false at once",
                "Map::near: `self.is_open()` always holds",
                "Map::near: `self.is_open()` never holds",
                "Map::near: `a < 3` becomes `a <= 3`",
                "Map::near: `a < 3` becomes `a >= 3`",
                "Map::near: `a < 3 && !self.shut` becomes `a < 3 || !self.shut`",
                "Map::near: `!self.shut` becomes `self.shut`",
            ]
        );
    }

    #[test]
    fn what_runs_at_compile_time_or_binds_names_is_left_alone() {
        assert!(described("const N: u8 = 1 + 2; const fn f() -> u8 { 1 + 2 } fn g() {}").is_empty());
        let chain = "fn f(a: Option<u8>) -> Way { if let Some(it) = a && go() { one() } else { two() } }";
        assert!(described(chain).is_empty());
    }

    #[test]
    fn results_of_procedures_are_known() {
        assert_eq!(described("fn f() -> Play { g() }"), ["f: returns Ok(()) at once"]);
        assert_eq!(
            described("fn f() -> Play<bool> { g() }"),
            ["f: returns Ok(true) at once", "f: returns Ok(false) at once"]
        );
    }
}
