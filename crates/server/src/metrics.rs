//! What the server counts, for Prometheus.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

#[derive(Clone, Default)]
pub struct Metrics {
    pub inputs: Counter,
    pub refused: Counter,
    pub not_stored: Counter,
    pub games_started: Counter,
    pub games_over: Counter,
    pub messages_out: Counter,
    pub bytes_out: Counter,
    pub notices_sent: Counter,
    pub notices_failed: Counter,
    pub notices_given_up: Counter,
    pub connections: Gauge,
    pub tables_loaded: Gauge,
}

impl Metrics {
    pub fn text(&self) -> String {
        let mut registry = Registry::with_prefix("revenant");
        registry.register("inputs", "Inputs accepted and stored", self.inputs.clone());
        registry.register("refused", "Requests refused by a rule", self.refused.clone());
        registry.register("not_stored", "Inputs that the disk did not take", self.not_stored.clone());
        registry.register("games_started", "Games started", self.games_started.clone());
        registry.register("games_over", "Games that came to their end", self.games_over.clone());
        registry.register("messages_out", "Messages sent to clients", self.messages_out.clone());
        registry.register("bytes_out", "Bytes of messages sent to clients", self.bytes_out.clone());
        registry.register("notices_sent", "Notices that reached their player", self.notices_sent.clone());
        let failed = "Attempts to reach a player over one channel that failed";
        registry.register("notices_failed", failed, self.notices_failed.clone());
        let given_up = "Notices that were given up after many attempts";
        registry.register("notices_given_up", given_up, self.notices_given_up.clone());
        registry.register("connections", "Open WebSockets", self.connections.clone());
        registry.register("tables_loaded", "Tables in memory", self.tables_loaded.clone());
        let mut text = String::new();
        encode(&mut text, &registry).expect("strings take text");
        text
    }
}
