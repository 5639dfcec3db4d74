//! Keeps requests out of private networks: players choose where notices go, and must not reach with them what only this
//! machine can reach.

use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use ipnet::IpNet;

use crate::DeliveryError;
use crate::public_address::is_public;

/// Says which addresses may be written to.
#[derive(Clone, Debug, Default)]
pub struct Guard {
    allowed: Vec<Allowed>,
}

/// Addresses of the host's own receivers, which may be written to although they are private, and without encryption:
/// `192.168.1.7`, `10.0.0.0/8`, `127.0.0.1:8080` or `[fd00::/8]:8080`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowed {
    network: IpNet,
    port: Option<u16>,
}

impl FromStr for Allowed {
    type Err = String;

    fn from_str(text: &str) -> Result<Allowed, String> {
        let is_plain_v6 = text.matches(':').count() > 1 && !text.starts_with('[');
        let (network, port) = match text.rsplit_once(':') {
            Some((network, port)) if !is_plain_v6 && !port.ends_with(']') => (network, Some(port)),
            _ => (text, None),
        };
        let network = network.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(network);
        let network = network.parse::<IpAddr>().map(IpNet::from).or_else(|_| network.parse::<IpNet>());
        let port = port.map(str::parse).transpose();
        match (network, port) {
            (Ok(network), Ok(port)) => Ok(Allowed { network, port }),
            _ => Err(format!("{text:?} is no address such as 10.0.0.7, 10.0.0.0/8 or 10.0.0.7:8080")),
        }
    }
}

impl Allowed {
    fn has(&self, address: SocketAddr) -> bool {
        self.network.contains(&address.ip().to_canonical())
            && self.port.is_none_or(|port| port == address.port())
    }
}

impl Guard {
    pub fn new(allowed: Vec<Allowed>) -> Guard {
        Guard { allowed }
    }

    /// Whether the host has allowed this address, so that even an unencrypted request may go there.
    pub fn is_allowed(&self, address: SocketAddr) -> bool {
        self.allowed.iter().any(|allowed| allowed.has(address))
    }

    /// The addresses of a host that may be written to. A name may lead to another address the next time, so write to one
    /// of these and to no other.
    pub async fn resolve(
        &self,
        host: &str,
        port: u16,
        is_encrypted: bool,
    ) -> Result<Vec<SocketAddr>, DeliveryError> {
        let found = tokio::net::lookup_host((host, port)).await.map_err(|_| DeliveryError::NotReachable)?;
        self.permitted(found, is_encrypted)
    }

    fn permitted(
        &self,
        found: impl Iterator<Item = SocketAddr>,
        is_encrypted: bool,
    ) -> Result<Vec<SocketAddr>, DeliveryError> {
        let is_permitted =
            |address: &SocketAddr| self.is_allowed(*address) || (is_encrypted && is_public(address.ip()));
        let found: Vec<SocketAddr> = found.collect();
        // A public name that also leads to a private address is no accident.
        if found.is_empty() || !found.iter().all(is_permitted) {
            return Err(DeliveryError::RefusedAddress);
        }
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guard(allowed: &[&str]) -> Guard {
        Guard::new(allowed.iter().map(|allowed| allowed.parse().unwrap()).collect())
    }

    fn address(text: &str) -> SocketAddr {
        text.parse().unwrap()
    }

    #[test]
    fn what_a_host_allows_is_understood() {
        for (allowed, yes, no) in [
            ("127.0.0.1", "127.0.0.1:1", "127.0.0.2:1"),
            ("127.0.0.1:80", "127.0.0.1:80", "127.0.0.1:81"),
            ("10.0.0.0/8", "10.9.8.7:1", "11.0.0.1:1"),
            ("10.0.0.0/8:443", "10.9.8.7:443", "10.9.8.7:80"),
            ("::1", "[::1]:80", "[::2]:80"),
            ("[::1]:80", "[::1]:80", "[::1]:81"),
            ("fd00::/8", "[fd12::1]:80", "[fc12::1]:80"),
            ("[fd00::/8]:80", "[fd12::1]:80", "[fd12::1]:81"),
            ("127.0.0.1", "[::ffff:127.0.0.1]:1", "[::ffff:127.0.0.2]:1"),
        ] {
            let guard = guard(&[allowed]);
            assert!(guard.is_allowed(address(yes)) && !guard.is_allowed(address(no)), "{allowed}");
        }
        for wrong in
            ["", "localhost", "10.0.0.0/33", "127.0.0.1:", "127.0.0.1:x", "127.0.0.1:70000", "[::1", ":80"]
        {
            assert!(wrong.parse::<Allowed>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn only_public_addresses_are_permitted_and_only_encrypted() {
        let permitted = |found: &[&str], is_encrypted| {
            guard(&["127.0.0.1:80"]).permitted(found.iter().map(|text| address(text)), is_encrypted)
        };
        assert_eq!(permitted(&["1.1.1.1:443"], true), Ok(vec![address("1.1.1.1:443")]));
        assert_eq!(permitted(&["127.0.0.1:80"], false), Ok(vec![address("127.0.0.1:80")]));
        for (found, is_encrypted) in [
            (&["1.1.1.1:443"][..], false),
            (&["127.0.0.1:81"], true),
            (&["10.0.0.1:443"], true),
            (&["1.1.1.1:443", "10.0.0.1:443"], true),
            (&[], true),
        ] {
            assert_eq!(permitted(found, is_encrypted), Err(DeliveryError::RefusedAddress), "{found:?}");
        }
    }

    #[tokio::test]
    async fn names_and_odd_spellings_of_private_addresses_are_refused() {
        for host in ["localhost", "127.0.0.1", "2130706433", "0x7f.1", "127.1", "::1", "0"] {
            let resolved = guard(&[]).resolve(host, 443, true).await;
            // Some systems do not read the odd spellings at all.
            let is_refused =
                matches!(resolved, Err(DeliveryError::RefusedAddress | DeliveryError::NotReachable));
            assert!(is_refused, "{host}: {resolved:?}");
        }
        let by_name = guard(&[]).resolve("localhost", 443, true).await;
        assert_eq!(by_name, Err(DeliveryError::RefusedAddress));
    }
}
