//! Changes inside macros. Only `matches!` is parsed: the syntax of other macros is unknown.

use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{Expr, Pat, Token};

use super::{Finder, has_let};
use crate::mutant::Kind;

struct Matches {
    expr: Expr,
    pattern: Pat,
    guard: Option<Expr>,
}

impl Parse for Matches {
    fn parse(input: ParseStream) -> syn::Result<Matches> {
        let expr = input.parse()?;
        input.parse::<Token![,]>()?;
        let pattern = Pat::parse_multi_with_leading_vert(input)?;
        let guard = if input.peek(Token![if]) {
            input.parse::<Token![if]>()?;
            Some(input.parse()?)
        } else {
            None
        };
        input.parse::<Option<Token![,]>>()?;
        Ok(Matches { expr, pattern, guard })
    }
}

impl Finder<'_> {
    pub(super) fn invoked(&mut self, invoked: &syn::Macro) {
        if !invoked.path.is_ident("matches") {
            return;
        }
        let Ok(inside) = invoked.parse_body::<Matches>() else { return };
        self.visit_expr(&inside.expr);
        if let Some(guard) = &inside.guard
            && !has_let(guard)
        {
            self.replace(Kind::Operand, guard, "true");
            self.visit_expr(guard);
        }
        self.alternatives(invoked, &inside);
    }

    /// `matches!(x, A | B)` becomes `matches!(x, A)`.
    fn alternatives(&mut self, invoked: &syn::Macro, inside: &Matches) {
        let Pat::Or(or) = &inside.pattern else { return };
        let cases: Vec<String> = or.cases.iter().map(|case| self.text_of(case)).collect();
        let all = or.span().byte_range();
        let whole = invoked.span().byte_range();
        for left_out in 0..cases.len() {
            let rest: Vec<&str> = (0..cases.len())
                .filter(|index| *index != left_out)
                .map(|index| cases[index].as_str())
                .collect();
            let new = format!(
                "{}{}{}",
                self.text(&(whole.start..all.start)),
                rest.join(" | "),
                self.text(&(all.end..whole.end))
            );
            self.replace(Kind::Arm, invoked, new);
        }
    }
}
