//! What cargo knows about the packages of this workspace and those it depends on.

use std::path::Path;

use serde::Deserialize;

use crate::cargo::{cargo, output_of};
use crate::failure::Failure;

#[derive(Deserialize)]
pub struct Metadata {
    pub packages: Vec<Package>,
    workspace_root: String,
}

#[derive(Deserialize)]
pub struct Package {
    pub name: String,
    pub version: String,
    pub license: Option<String>,
    manifest_path: String,
    pub dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
pub struct Dependency {
    pub name: String,
    /// `None` for a normal dependency, otherwise `dev` or `build`.
    pub kind: Option<String>,
    /// Its folder, if it is a package on this disk.
    pub path: Option<String>,
}

/// A crate of this workspace.
pub struct Member {
    /// From the top of the repository: `crates/table`.
    pub folder: String,
    pub package: Package,
}

/// The crates of this workspace. Nothing is fetched.
pub fn read_members(root: &Path) -> Result<Vec<Member>, Failure> {
    let arguments = ["metadata", "--format-version", "1", "--no-deps", "--offline"];
    let metadata = parse(&output_of(&mut cargo(root, &arguments), "cargo metadata")?)?;
    Ok(members_of(metadata))
}

/// Every package of Cargo.lock. If packages for other systems cannot be fetched, only those for this system.
pub fn read_all_packages(root: &Path) -> Result<Vec<Package>, Failure> {
    let arguments = ["metadata", "--format-version", "1", "--locked"];
    let what = "cargo metadata --locked";
    let printed = match output_of(&mut cargo(root, &arguments), what) {
        Ok(printed) => printed,
        Err(_) => {
            let system = this_system()?;
            let of_this_system = [&arguments[..], &["--filter-platform", &system]].concat();
            let printed = output_of(&mut cargo(root, &of_this_system), what)?;
            println!("note: only the packages for this system could be read");
            printed
        }
    };
    Ok(parse(&printed)?.packages)
}

fn this_system() -> Result<String, Failure> {
    let said = output_of(std::process::Command::new("rustc").arg("-vV"), "rustc -vV")?;
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_string).ok_or_else(|| Failure::Wrong("rustc -vV names no host".to_string()))
}

fn parse(json: &str) -> Result<Metadata, Failure> {
    serde_json::from_str(json).map_err(|error| Failure::Wrong(format!("cargo metadata: {error}")))
}

fn members_of(metadata: Metadata) -> Vec<Member> {
    let root = metadata.workspace_root;
    let folder_of = |package: &Package| {
        let folder = package.manifest_path.strip_prefix(&root).unwrap_or(&package.manifest_path);
        let folder = folder.strip_suffix("Cargo.toml").unwrap_or(folder).replace('\\', "/");
        folder.trim_matches('/').to_string()
    };
    let packages = metadata.packages.into_iter();
    packages.map(|package| Member { folder: folder_of(&package), package }).collect()
}

/// A member with these dependencies, each written as `name`, `name dev` or `name build`. A leading `./` marks
/// those of the workspace.
#[cfg(test)]
pub fn member(folder: &str, dependencies: &[&str]) -> Member {
    let name = match folder.split('/').collect::<Vec<_>>()[..] {
        ["games", game, "rules"] => game.to_string(),
        ["games", game, part] => format!("{game}-{part}"),
        _ => folder.rsplit('/').next().unwrap_or(folder).to_string(),
    };
    let dependencies = dependencies.iter().map(|words| {
        let (name, kind) = words.split_once(' ').map_or((*words, None), |(name, kind)| (name, Some(kind)));
        let path = name.strip_prefix("./");
        Dependency {
            name: path.unwrap_or(name).to_string(),
            kind: kind.map(str::to_string),
            path: path.map(str::to_string),
        }
    });
    Member {
        folder: folder.to_string(),
        package: Package {
            name,
            version: "0.1.0".to_string(),
            license: Some("MIT".to_string()),
            manifest_path: format!("{folder}/Cargo.toml"),
            dependencies: dependencies.collect(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_of_a_member_counts_from_the_top() {
        let json = r#"{"workspace_root": "/x/y", "packages": [
            {"name": "table", "version": "1.0.0", "license": null, "manifest_path": "/x/y/crates/table/Cargo.toml",
             "dependencies": [{"name": "serde", "kind": "dev", "req": "^1"}]}]}"#;
        let members = members_of(parse(json).unwrap());
        assert_eq!(members[0].folder, "crates/table");
        assert_eq!(members[0].package.dependencies[0].kind.as_deref(), Some("dev"));
        assert!(members[0].package.dependencies[0].path.is_none());
    }
}
