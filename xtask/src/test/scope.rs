//! The packages that a step of cargo is run on.

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Scope {
    Workspace,
    Packages(Vec<String>),
}

impl Scope {
    pub fn has(&self, package: &str) -> bool {
        match self {
            Scope::Workspace => true,
            Scope::Packages(names) => names.iter().any(|name| name == package),
        }
    }

    /// As arguments of cargo.
    pub fn arguments(&self) -> Vec<&str> {
        match self {
            Scope::Workspace => vec!["--workspace"],
            Scope::Packages(names) => names.iter().flat_map(|name| ["--package", name.as_str()]).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_are_named_one_by_one() {
        assert_eq!(Scope::Workspace.arguments(), ["--workspace"]);
        let two = Scope::Packages(vec!["room".to_string(), "wire".to_string()]);
        assert_eq!(two.arguments(), ["--package", "room", "--package", "wire"]);
    }
}
