//! Finds every mutant of a source file.
//!
//! It skips tests, constants and types (their values are fixed at compile time), patterns, and arms that are marked
//! as unreachable.

use std::ops::Range;

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Arm, BinOp, Block, Expr, ImplItemFn, ItemFn, ItemImpl, ItemMod, Lit, Pat, Stmt, UnOp};

use crate::mutant::{Edit, Kind, Mutant};
use crate::source::{Source, is_for_tests};

mod macros;
#[cfg(test)]
mod tests;

/// Methods whose closure returns a condition.
const TAKES_CONDITION: [&str; 11] = [
    "all",
    "any",
    "filter",
    "find",
    "is_none_or",
    "is_some_and",
    "partition",
    "position",
    "retain",
    "skip_while",
    "take_while",
];

/// Every mutant of a source file.
pub fn mutants(source: &Source) -> Result<Vec<Mutant>, String> {
    let file = syn::parse_file(&source.text).map_err(|error| format!("{}: {error}", source.path))?;
    let mut finder =
        Finder { source, around: vec![source.module.clone()], in_function: 0, found: Vec::new() };
    finder.visit_file(&file);
    Ok(finder.found)
}

struct Finder<'a> {
    source: &'a Source,
    /// The modules, types and functions that contain the current node.
    around: Vec<String>,
    /// How many functions contain it. Only code in functions is changed.
    in_function: usize,
    found: Vec<Mutant>,
}

impl Finder<'_> {
    fn text(&self, range: &Range<usize>) -> &str {
        self.source.text.get(range.clone()).unwrap_or_default()
    }

    fn text_of(&self, node: &impl Spanned) -> String {
        self.text(&node.span().byte_range()).to_string()
    }

    fn add(&mut self, kind: Kind, range: Range<usize>, edit: Edit, change: String) {
        if self.in_function == 0 || range.start > range.end {
            return;
        }
        let line = self.source.text[..range.start].matches('\n').count() + 1;
        let change = change.split_whitespace().collect::<Vec<_>>().join(" ");
        let function = self.around.join("::");
        self.found.push(Mutant { kind, path: self.source.path.clone(), line, function, range, edit, change });
    }

    /// Adds a mutant that replaces this expression.
    fn replace(&mut self, kind: Kind, node: &impl Spanned, new: impl Into<String>) {
        let range = node.span().byte_range();
        let new = new.into();
        let change = format!("{} → {new}", self.text(&range));
        self.add(kind, range, Edit::Instead(new), change);
    }

    fn inside(&mut self, name: String, visit: impl FnOnce(&mut Self)) {
        self.around.push(name);
        visit(self);
        self.around.pop();
    }

    fn function(&mut self, name: &syn::Ident, visit: impl FnOnce(&mut Self)) {
        self.in_function += 1;
        self.inside(name.to_string(), visit);
        self.in_function -= 1;
    }

    /// Adds a mutant that negates this condition.
    fn negate(&mut self, condition: &Expr) {
        match strip(condition) {
            Expr::Binary(binary) if is_comparison(&binary.op) || matches!(binary.op, BinOp::And(_)) => {}
            Expr::Let(_) | Expr::Unary(_) | Expr::Lit(_) => {}
            _ => {
                let new = format!("!({})", self.text_of(condition));
                self.replace(Kind::Negation, condition, new);
            }
        }
    }

    fn binary(&mut self, binary: &syn::ExprBinary) {
        let (left, right) = (self.text_of(&*binary.left), self.text_of(&*binary.right));
        let mut swap = |kind: Kind, sign: &str| {
            self.replace(kind, binary, format!("{left} {sign} {right}"));
        };
        match binary.op {
            BinOp::Eq(_) => swap(Kind::Comparison, "!="),
            BinOp::Ne(_) => swap(Kind::Comparison, "=="),
            BinOp::Lt(_) => {
                swap(Kind::Comparison, ">=");
                swap(Kind::Bound, "<=");
            }
            BinOp::Le(_) => {
                swap(Kind::Comparison, ">");
                swap(Kind::Bound, "<");
            }
            BinOp::Gt(_) => {
                swap(Kind::Comparison, "<=");
                swap(Kind::Bound, ">=");
            }
            BinOp::Ge(_) => {
                swap(Kind::Comparison, "<");
                swap(Kind::Bound, ">");
            }
            BinOp::And(_) => self.drop_operand(binary, "true"),
            BinOp::Or(_) => self.drop_operand(binary, "false"),
            BinOp::Add(_) | BinOp::Sub(_) | BinOp::Mul(_) | BinOp::BitOr(_) | BinOp::BitAnd(_) => {
                self.replace(Kind::Operand, binary, left);
            }
            _ => {}
        }
    }

    /// Replaces one operand of `a && b` or `a || b` with its neutral value. A `let` in a chain stays, because other
    /// operands need its names.
    fn drop_operand(&mut self, binary: &syn::ExprBinary, neutral: &str) {
        let is_same = |side: &Expr| {
            matches!((side, &binary.op), (Expr::Binary(inner), op)
                if std::mem::discriminant(&inner.op) == std::mem::discriminant(op))
        };
        for side in [&*binary.left, &*binary.right] {
            // `a && b && c` is `(a && b) && c`: its operands are replaced one by one.
            if !matches!(side, Expr::Let(_)) && !is_same(side) {
                self.replace(Kind::Operand, side, neutral);
            }
        }
    }

    fn range(&mut self, range: &syn::ExprRange) {
        let Some(end) = &range.end else { return };
        // A bound that is a literal is changed as a literal.
        if matches!(**end, Expr::Lit(_)) {
            return;
        }
        let sign = if matches!(range.limits, syn::RangeLimits::HalfOpen(_)) { '+' } else { '-' };
        let new = format!("({}) {sign} 1", self.text_of(&**end));
        self.replace(Kind::Bound, &**end, new);
    }

    fn literal(&mut self, literal: &syn::ExprLit) {
        match &literal.lit {
            Lit::Bool(value) => self.replace(Kind::Constant, literal, (!value.value).to_string()),
            Lit::Int(int) => {
                let Ok(value) = int.base10_parse::<u128>() else { return };
                let suffix = int.suffix();
                self.replace(Kind::Constant, literal, format!("{}{suffix}", value + 1));
                if value > 0 {
                    self.replace(Kind::Constant, literal, format!("{}{suffix}", value - 1));
                }
            }
            _ => {}
        }
    }

    /// Adds a mutant that adds one to a constant such as `LIMIT` or `limits::SEATS`.
    fn constant(&mut self, path: &syn::ExprPath) {
        let Some(last) = path.path.segments.last() else { return };
        let name = last.ident.to_string();
        let is_constant = name.len() > 1
            && name
                .chars()
                .all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit() || letter == '_');
        if is_constant {
            let new = format!("({} + 1)", self.text_of(path));
            self.replace(Kind::Constant, path, new);
        }
    }

    fn statement(&mut self, statement: &Stmt) {
        let Stmt::Expr(expr, Some(_)) = statement else { return };
        if deserves_deletion(expr) {
            let kind = if is_event(expr) { Kind::Event } else { Kind::Statement };
            let change = format!("{} → (nothing)", self.text_of(statement));
            self.add(kind, statement.span().byte_range(), Edit::Without, change);
        }
    }

    /// The last expression of a function is a statement if the function returns nothing, and a condition if it
    /// returns a `bool`.
    fn body(&mut self, signature: &syn::Signature, block: &Block) {
        let Some(Stmt::Expr(expr, None)) = block.stmts.last() else { return };
        match &signature.output {
            syn::ReturnType::Default if matches!(expr, Expr::Call(_) | Expr::MethodCall(_)) => {
                let kind = if is_event(expr) { Kind::Event } else { Kind::Statement };
                let change = format!("{} → (nothing)", self.text_of(expr));
                self.add(kind, expr.span().byte_range(), Edit::Without, change);
            }
            syn::ReturnType::Type(_, of) if self.text_of(&**of) == "bool" => {
                if matches!(expr, Expr::Call(_) | Expr::MethodCall(_) | Expr::Macro(_)) {
                    self.negate(expr);
                }
            }
            _ => {}
        }
    }

    /// The result of the closure in `places.filter(|place| …)` is a condition.
    fn closures(&mut self, call: &syn::ExprMethodCall) {
        if !TAKES_CONDITION.iter().any(|name| call.method == name) {
            return;
        }
        for argument in &call.args {
            if let Expr::Closure(closure) = argument
                && matches!(
                    *closure.body,
                    Expr::Call(_) | Expr::MethodCall(_) | Expr::Macro(_) | Expr::Field(_)
                )
            {
                self.negate(&closure.body);
            }
        }
    }

    /// Disables an arm, so that another arm takes its cases.
    fn arms(&mut self, arms: &[Arm]) {
        let last = arms.iter().rposition(|arm| arm.guard.is_none() && is_catch_all(&arm.pat));
        for (index, arm) in arms.iter().enumerate() {
            if is_unreachable(&arm.body) {
                continue;
            }
            if let Some((_, guard)) = &arm.guard {
                if !has_let(guard) {
                    self.replace(Kind::Arm, &**guard, "false");
                    self.replace(Kind::Operand, &**guard, "true");
                }
            } else if last.is_some_and(|last| index < last) {
                let end = arm.pat.span().byte_range().end;
                let change = format!("{} => … → (no such arm)", self.text_of(&arm.pat));
                self.add(Kind::Arm, end..end, Edit::Guard, change);
            } else if last.is_none() {
                self.take_body_of_next(arm, arms.get(index + 1));
            }
        }
    }

    /// In a match without a catch-all arm, an arm gets the body of the next one.
    fn take_body_of_next(&mut self, arm: &Arm, next: Option<&Arm>) {
        let Some(next) = next else { return };
        if binds_names(&arm.pat) || binds_names(&next.pat) || is_unreachable(&next.body) {
            return;
        }
        let (old, new) = (self.text_of(&*arm.body), self.text_of(&*next.body));
        if old != new {
            self.replace(Kind::Arm, &*arm.body, new);
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        if !is_for_tests(&item.attrs) {
            self.inside(item.ident.to_string(), |finder| visit::visit_item_mod(finder, item));
        }
    }

    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        if !is_for_tests(&item.attrs) {
            let name = self.text_of(&*item.self_ty);
            self.inside(name, |finder| visit::visit_item_impl(finder, item));
        }
    }

    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        self.inside(item.ident.to_string(), |finder| visit::visit_item_trait(finder, item));
    }

    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        if !is_for_tests(&item.attrs) && item.sig.constness.is_none() {
            self.function(&item.sig.ident, |finder| {
                finder.body(&item.sig, &item.block);
                finder.visit_block(&item.block);
            });
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast ImplItemFn) {
        if !is_for_tests(&item.attrs) && item.sig.constness.is_none() {
            self.function(&item.sig.ident, |finder| {
                finder.body(&item.sig, &item.block);
                finder.visit_block(&item.block);
            });
        }
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        if let Some(block) = &item.default
            && item.sig.constness.is_none()
        {
            self.function(&item.sig.ident, |finder| {
                finder.body(&item.sig, block);
                finder.visit_block(block);
            });
        }
    }

    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        self.statement(statement);
        visit::visit_stmt(self, statement);
    }

    fn visit_expr(&mut self, expr: &'ast Expr) {
        match expr {
            Expr::Binary(binary) => {
                self.binary(binary);
                self.compound(binary);
            }
            Expr::Range(range) => self.range(range),
            Expr::Lit(literal) => self.literal(literal),
            Expr::Path(path) => self.constant(path),
            Expr::If(branch) => self.negate(&branch.cond),
            Expr::While(branch) => self.negate(&branch.cond),
            Expr::Match(choice) => self.arms(&choice.arms),
            Expr::MethodCall(call) => self.closures(call),
            Expr::Unary(unary) if matches!(unary.op, UnOp::Not(_)) => {
                let new = self.text_of(&*unary.expr);
                self.replace(Kind::Negation, unary, new);
            }
            _ => {}
        }
        visit::visit_expr(self, expr);
    }

    fn visit_macro(&mut self, invoked: &'ast syn::Macro) {
        self.invoked(invoked);
    }

    // Everything that is fixed at compile time is skipped.
    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_item_enum(&mut self, _: &'ast syn::ItemEnum) {}
    fn visit_item_macro(&mut self, _: &'ast syn::ItemMacro) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_generic_argument(&mut self, _: &'ast syn::GenericArgument) {}
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_pat(&mut self, _: &'ast Pat) {}
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
}

impl Finder<'_> {
    /// `a += b` becomes `a -= b`.
    fn compound(&mut self, binary: &syn::ExprBinary) {
        let sign = match binary.op {
            BinOp::AddAssign(_) => "-=",
            BinOp::SubAssign(_) => "+=",
            _ => return,
        };
        let new = format!("{} {sign} {}", self.text_of(&*binary.left), self.text_of(&*binary.right));
        self.replace(Kind::Operand, binary, new);
    }
}

fn strip(expr: &Expr) -> &Expr {
    match expr {
        Expr::Paren(inner) => strip(&inner.expr),
        _ => expr,
    }
}

fn is_comparison(op: &BinOp) -> bool {
    matches!(op, BinOp::Eq(_) | BinOp::Ne(_) | BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_))
}

/// Calls and assignments. Deleting a `return` would change the control flow, which negated conditions already do.
fn deserves_deletion(expr: &Expr) -> bool {
    match expr {
        Expr::Call(_) | Expr::MethodCall(_) | Expr::Assign(_) => true,
        Expr::Try(tried) => deserves_deletion(&tried.expr),
        Expr::Binary(binary) => is_compound(&binary.op),
        _ => false,
    }
}

fn is_compound(op: &BinOp) -> bool {
    matches!(
        op,
        BinOp::AddAssign(_)
            | BinOp::SubAssign(_)
            | BinOp::MulAssign(_)
            | BinOp::DivAssign(_)
            | BinOp::RemAssign(_)
            | BinOp::BitOrAssign(_)
            | BinOp::BitAndAssign(_)
            | BinOp::BitXorAssign(_)
    )
}

/// `log.event(…)`.
fn is_event(expr: &Expr) -> bool {
    matches!(expr, Expr::MethodCall(call) if call.method == "event")
}

fn is_catch_all(pattern: &Pat) -> bool {
    matches!(pattern, Pat::Wild(_))
        || matches!(pattern, Pat::Ident(name) if name.subpat.is_none() && is_lower(name))
}

/// Whether this is the name of a binding. Constants and variants begin with a capital.
fn is_lower(name: &syn::PatIdent) -> bool {
    name.ident.to_string().starts_with(|letter: char| letter.is_lowercase() || letter == '_')
}

fn binds_names(pattern: &Pat) -> bool {
    struct Binding(bool);
    impl Visit<'_> for Binding {
        fn visit_pat_ident(&mut self, name: &syn::PatIdent) {
            self.0 |= is_lower(name);
        }
    }
    let mut binding = Binding(false);
    binding.visit_pat(pattern);
    binding.0
}

fn has_let(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        _ => false,
    }
}

fn is_unreachable(body: &Expr) -> bool {
    let invoked = match body {
        Expr::Macro(invoked) => &invoked.mac,
        Expr::Block(block) => match block.block.stmts.first() {
            Some(Stmt::Macro(invoked)) => &invoked.mac,
            Some(Stmt::Expr(Expr::Macro(invoked), _)) => &invoked.mac,
            _ => return false,
        },
        _ => return false,
    };
    invoked.path.is_ident("unreachable") || invoked.path.is_ident("panic")
}
