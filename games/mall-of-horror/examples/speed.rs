use chance::Seeded;
use mall_of_horror::*;
use std::time::Instant;
use table::*;
fn main() {
    println!("state {} B, frame {} B", size_of::<Mall>(), size_of::<flow::Frame>());
    let setup = Setup::new(4);
    let (mut dec, mut inputs, mut rounds) = (0u64, 0u64, 0u64);
    let n = 20000;
    let t = Instant::now();
    let mut out = Vec::new();
    for i in 0..n {
        let mut c = Seeded::stream(1, i);
        let mut g: Mall = start(&setup, &mut Silent).unwrap();
        loop {
            match g.pending() {
                Pending::Over => break,
                Pending::Chance(_) => {
                    let r = roll(&g, &mut c).unwrap();
                    apply(&mut g, &Input::Chance(r), &mut Silent).unwrap();
                }
                p => {
                    let w = p.awaited();
                    let k = c.below(w.len() as u32) as usize;
                    let s = w.iter().nth(k).unwrap();
                    legal(&g, s, &mut out);
                    let a = out[c.below(out.len() as u32) as usize];
                    apply(&mut g, &Input::Act(s, a), &mut Silent).unwrap();
                    dec += 1;
                }
            }
            inputs += 1;
        }
        rounds += g.view(Observer::All).round as u64;
        if i < 200 {
            check(&g).unwrap();
        }
    }
    let s = t.elapsed().as_secs_f64();
    println!(
        "{:.0} games/s {:.0} dec/s; {:.1} decisions, {:.1} inputs, {:.1} rounds a game",
        n as f64 / s,
        dec as f64 / s,
        dec as f64 / n as f64,
        inputs as f64 / n as f64,
        rounds as f64 / n as f64
    );
    let mut g: Mall = start(&setup, &mut Silent).unwrap();
    let _ = &mut g;
    let t = Instant::now();
    let mut x = g;
    for _ in 0..10_000_000 {
        x = std::hint::black_box(&x).clone();
    }
    println!("clone {:.1} ns", t.elapsed().as_nanos() as f64 / 1e7);
    let t = Instant::now();
    let mut d = 0;
    for _ in 0..1_000_000 {
        d ^= digest_of(std::hint::black_box(&x)).0;
    }
    println!("digest {:.1} ns {d}", t.elapsed().as_nanos() as f64 / 1e6);
}
