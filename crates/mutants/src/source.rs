//! The sources to mutate.

use std::fs;
use std::path::Path;

/// A crate of the project.
pub struct Package {
    pub name: String,
    /// Relative to the root of the project.
    pub folder: String,
}

/// A source file.
pub struct Source {
    /// Relative to the root of the project.
    pub path: String,
    /// `flow::vote` for `src/flow/vote.rs`.
    pub module: String,
    pub text: String,
}

/// Only the procedures of a game and the effects of cards and skills are mutated: its facts, views and texts are
/// data.
const PARTS_OF_A_GAME: [&str; 3] = ["flow", "cards", "effects"];

impl Package {
    pub fn find(root: &Path, name: &str) -> Result<Package, String> {
        let folders = [format!("games/{name}/rules"), format!("crates/{name}")];
        let found = folders.into_iter().find(|folder| root.join(folder).join("Cargo.toml").is_file());
        let folder = found.ok_or_else(|| format!("there is no crate {name:?} in games/ or crates/"))?;
        Ok(Package { name: name.to_string(), folder })
    }

    pub fn sources(&self, root: &Path) -> Result<Vec<Source>, String> {
        let top = root.join(&self.folder).join("src");
        let mut paths = Vec::new();
        list_rust_files(&top, &mut paths)?;
        paths.sort();
        let tests = modules_for_tests(&top, &paths)?;
        let mut sources = Vec::new();
        for path in paths {
            let module = path.trim_end_matches(".rs").replace('/', "::");
            let is_in = |outer: &String| module == *outer || module.starts_with(&format!("{outer}::"));
            if module == "lib" || tests.iter().any(is_in) || !self.is_mutated(&module) {
                continue;
            }
            let text = read(&top.join(&path))?;
            sources.push(Source { path: format!("{}/src/{path}", self.folder), module, text });
        }
        Ok(sources)
    }

    /// The path of `lib.rs`, in which nothing is mutated.
    pub fn lib(&self) -> String {
        format!("{}/src/lib.rs", self.folder)
    }

    fn is_mutated(&self, module: &str) -> bool {
        let part = module.split("::").next().unwrap_or(module);
        !self.folder.starts_with("games/") || PARTS_OF_A_GAME.contains(&part)
    }
}

pub fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Lists every Rust file below `top`, relative to it.
fn list_rust_files(top: &Path, out: &mut Vec<String>) -> Result<(), String> {
    let mut folders = vec![top.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        for entry in entries {
            let path = entry.map_err(|error| format!("{}: {error}", folder.display()))?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs")
                && let Ok(inside) = path.strip_prefix(top)
            {
                out.push(inside.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    Ok(())
}

/// Modules of tests that have their own files: `#[cfg(test)] mod toy;`.
fn modules_for_tests(top: &Path, paths: &[String]) -> Result<Vec<String>, String> {
    let mut modules = Vec::new();
    for path in paths {
        let text = read(&top.join(path))?;
        let file = syn::parse_file(&text).map_err(|error| format!("{path}: {error}"))?;
        let module = path.trim_end_matches(".rs").replace('/', "::");
        let outer = if module == "lib" { String::new() } else { format!("{module}::") };
        for item in &file.items {
            if let syn::Item::Mod(inner) = item
                && inner.content.is_none()
                && is_for_tests(&inner.attrs)
            {
                modules.push(format!("{outer}{}", inner.ident));
            }
        }
    }
    Ok(modules)
}

/// Whether an item exists only in tests or only for the TypeScript export.
pub fn is_for_tests(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        if attribute.path().is_ident("test") {
            return true;
        }
        let syn::Meta::List(list) = &attribute.meta else { return false };
        let what = list.tokens.to_string();
        list.path.is_ident("cfg") && (what == "test" || what.contains("\"ts\""))
    })
}
