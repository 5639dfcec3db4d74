//! `serialisation`: stored data can be read again, and shown data is written the same way each time.

use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{EventsOrUndo, Game, Observer, Seat};

use crate::moment::Moment;
use crate::seen::SeenPosition;
use crate::violation::{Finding, LawResult};
use crate::{Law, Report};

/// Set-ups and journal lines can be read again.
pub(crate) fn examine_stored<T: Serialize + DeserializeOwned + PartialEq>(
    thing: &T,
    report: &mut Report,
) -> LawResult {
    report.tried(Law::Serialisation);
    let text = written(thing)?;
    match serde_json::from_str::<T>(&text) {
        Ok(read) if read == *thing => Ok(()),
        Ok(read) => Err(Finding::of(
            Law::Serialisation,
            format!("{text} is read as another value, whose text is {}", written(&read)?),
        )),
        Err(error) => Err(Finding::of(Law::Serialisation, format!("{text} cannot be read again: {error}"))),
    }
}

/// Views and notices are only written. An unordered collection in them would show here.
pub(crate) fn examine_shown<G: Game>(moment: &mut Moment<'_, G>) -> LawResult {
    let g = moment.g();
    for observer in moment.observers().chain([Observer::All]) {
        moment.report.tried(Law::Serialisation);
        let (once, twice) = (SeenPosition::of(g, observer), SeenPosition::of(g, observer));
        let (once_written, twice_written) = (written(&once)?, written(&twice)?);
        if once_written != twice_written {
            let what = format!("the same value has two texts:\n  {once_written}\n  {twice_written}");
            return Err(Finding::of(Law::Serialisation, what).seen_by(observer));
        }
        for action in once.thinkable {
            examine_stored(&action, moment.report)?;
        }
    }
    Ok(())
}

pub(crate) fn examine_notices<G: Game>(
    g: &G,
    told: &EventsOrUndo<G::Event>,
    report: &mut Report,
) -> LawResult {
    report.tried(Law::Serialisation);
    for observer in Seat::all(g.n_seats()).map(Observer::Seat).chain([Observer::Table, Observer::All]) {
        written(&told.notices::<G>(observer)).map_err(|finding| finding.seen_by(observer))?;
    }
    Ok(())
}

fn written(thing: &impl Serialize) -> Result<String, Finding> {
    serde_json::to_string(thing)
        .map_err(|error| Finding::of(Law::Serialisation, format!("it cannot be written: {error}")))
}
