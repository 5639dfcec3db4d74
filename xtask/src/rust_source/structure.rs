//! What syn knows of a file: which items are only built for tests, the test functions, and patterns of
//! structs.

use std::ops::Range;

use proc_macro2::Span;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, ImplItem, Item, Meta, PatStruct, Stmt, Token, TraitItem};

#[derive(Default, Debug)]
pub struct Structure {
    pub test_items: Vec<Range<usize>>,
    pub test_modules: Vec<String>,
    pub test_functions: Vec<(usize, String)>,
    pub struct_patterns: Vec<StructPattern>,
}

/// A pattern such as `State { chief, round: _ }` after `let` or among the parameters of a function. A
/// closure that picks one field out of something does not count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StructPattern {
    pub at: usize,
    /// Whether it leaves fields out with `..`.
    pub has_rest: bool,
}

impl Structure {
    pub fn of(file: &syn::File) -> Structure {
        let mut structure = Structure::default();
        structure.visit_file(file);
        structure
    }

    fn note_test_item(&mut self, attributes: &[Attribute], whole: Span) {
        if attributes.iter().any(is_only_for_tests) {
            self.test_items.push(whole.byte_range());
        }
    }
}

impl<'ast> Visit<'ast> for Structure {
    fn visit_item(&mut self, item: &'ast Item) {
        self.note_test_item(attributes_of(item), item.span());
        visit::visit_item(self, item);
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        match item {
            ImplItem::Fn(inner) => self.note_test_item(&inner.attrs, item.span()),
            ImplItem::Const(inner) => self.note_test_item(&inner.attrs, item.span()),
            _ => {}
        }
        visit::visit_impl_item(self, item);
    }

    fn visit_trait_item(&mut self, item: &'ast TraitItem) {
        if let TraitItem::Fn(inner) = item {
            self.note_test_item(&inner.attrs, item.span());
        }
        visit::visit_trait_item(self, item);
    }

    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        match statement {
            Stmt::Local(local) => self.note_test_item(&local.attrs, statement.span()),
            Stmt::Macro(call) => self.note_test_item(&call.attrs, statement.span()),
            Stmt::Item(_) | Stmt::Expr(..) => {}
        }
        visit::visit_stmt(self, statement);
    }

    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if module.content.is_none() && module.attrs.iter().any(is_only_for_tests) {
            self.test_modules.push(module.ident.to_string());
        }
        visit::visit_item_mod(self, module);
    }

    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        if function.attrs.iter().any(|attribute| attribute.path().is_ident("test")) {
            let name = &function.sig.ident;
            self.test_functions.push((name.span().byte_range().start, name.to_string()));
        }
        visit::visit_item_fn(self, function);
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        StructPatterns(&mut self.struct_patterns).visit_pat(&local.pat);
        visit::visit_local(self, local);
    }

    fn visit_expr_let(&mut self, condition: &'ast syn::ExprLet) {
        StructPatterns(&mut self.struct_patterns).visit_pat(&condition.pat);
        visit::visit_expr_let(self, condition);
    }

    fn visit_fn_arg(&mut self, argument: &'ast syn::FnArg) {
        StructPatterns(&mut self.struct_patterns).visit_fn_arg(argument);
        visit::visit_fn_arg(self, argument);
    }
}

/// Collects the patterns of structs inside another pattern.
struct StructPatterns<'a>(&'a mut Vec<StructPattern>);

impl<'ast> Visit<'ast> for StructPatterns<'_> {
    fn visit_pat_struct(&mut self, pattern: &'ast PatStruct) {
        if is_struct(pattern) {
            let at = pattern.span().byte_range().start;
            self.0.push(StructPattern { at, has_rest: pattern.rest.is_some() });
        }
        visit::visit_pat_struct(self, pattern);
    }
}

/// Whether a path names a type and not a variant of one: only its last part has a capital letter, as in
/// `Self`, `State` and `state::Mall`.
fn is_struct(pattern: &PatStruct) -> bool {
    let begins_with_capital =
        |part: &syn::PathSegment| part.ident.to_string().starts_with(char::is_uppercase);
    let mut parts = pattern.path.segments.iter().rev();
    parts.next().is_some_and(begins_with_capital) && !parts.any(begins_with_capital)
}

fn is_only_for_tests(attribute: &Attribute) -> bool {
    let Meta::List(list) = &attribute.meta else { return false };
    list.path.is_ident("cfg") && list.parse_args::<Meta>().is_ok_and(|condition| needs_test(&condition))
}

/// Whether a condition of `cfg` can only hold when tests are built.
fn needs_test(condition: &Meta) -> bool {
    let Meta::List(list) = condition else { return condition.path().is_ident("test") };
    let Ok(parts) = list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated) else {
        return false;
    };
    if list.path.is_ident("all") {
        parts.iter().any(needs_test)
    } else {
        list.path.is_ident("any") && !parts.is_empty() && parts.iter().all(needs_test)
    }
}

fn attributes_of(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::ExternCrate(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::ForeignMod(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::TraitAlias(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        // An item that syn keeps as mere tokens: its attributes cannot be read.
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::super::RustSource;

    fn parse(text: &str) -> RustSource {
        RustSource::parse(text).unwrap_or_else(|unreadable| panic!("{text}: {unreadable:?}"))
    }

    #[test]
    fn a_test_module_reaches_to_its_closing_brace() {
        let text =
            "fn a() {}\n#[cfg(test)]\nmod tests { fn b() { \"}\"; } }\nfn c() {}\n#[cfg(test)]\nmod d;";
        let source = parse(text);
        let [tests, file] = source.test_items() else { panic!("{:?}", source.test_items()) };
        assert_eq!(&text[tests.clone()], "#[cfg(test)]\nmod tests { fn b() { \"}\"; } }");
        assert_eq!(&text[file.clone()], "#[cfg(test)]\nmod d;");
        assert_eq!(source.test_modules(), ["d"]);
        assert!(source.is_test(text.find("fn b").unwrap()) && !source.is_test(text.find("fn c").unwrap()));
    }

    #[test]
    fn functions_and_statements_can_be_for_tests_alone() {
        let text = "impl A { #[cfg(test)] fn b() {} fn c() { #[cfg(all(test, unix))] let d = 1; } }";
        let source = parse(text);
        let items: Vec<&str> = source.test_items().iter().map(|item| &text[item.clone()]).collect();
        assert_eq!(items, ["#[cfg(test)] fn b() {}", "#[cfg(all(test, unix))] let d = 1;"]);
    }

    #[test]
    fn code_that_is_also_built_without_tests_is_no_test() {
        for condition in
            ["not(test)", "feature = \"test\"", "any(test, feature = \"x\")", "all(unix, not(test))"]
        {
            assert!(
                parse(&format!("#[cfg({condition})] fn a() {{}}")).test_items().is_empty(),
                "{condition}"
            );
        }
        assert_eq!(parse("#[cfg(any(test))] fn a() {}").test_items().len(), 1);
    }

    #[test]
    fn tests_are_found_by_their_attribute() {
        let source = parse(
            "#[test]\n#[should_panic(expected = \"x\")]\nfn a() {}\nfn b() {}\nmod c { #[test] fn d() {} }",
        );
        let names: Vec<&str> = source.test_functions().iter().map(|(_, name)| name.as_str()).collect();
        assert_eq!(names, ["a", "d"]);
        assert_eq!(source.line_of(source.test_functions()[0].0), 3);
    }

    #[test]
    fn patterns_of_structs_are_told_from_those_of_variants() {
        let source = parse(
            "fn f(Hand { size, .. }: Hand) {\n let state::Mall { a } = self;\n if let Frame::Vote { b, .. } = c {}\n\
             let (Some(Vote { d, .. }), e) = f;\n g(|Vote { h, .. }| h) }",
        );
        let patterns: Vec<(usize, bool)> =
            source.struct_patterns().iter().map(|found| (source.line_of(found.at), found.has_rest)).collect();
        assert_eq!(patterns, [(1, true), (2, false), (4, true)]);
    }
}
