//! Builds `web/` and lists its files for the crate.
//!
//! - With npm, it runs `npm ci` if the lock file is newer than the installed packages, and then `vite build`. If that
//!   fails, the build fails.
//! - Without npm, it prints a warning and builds a page that says so. The server and the API work, and the next build
//!   with npm replaces the page. `REVENANT_REQUIRE_CLIENT=1` makes this an error.
//! - `REVENANT_CLIENT_DIST=DIR` uses a client that was built before.
//! - `REVENANT_SKIP_CLIENT=1` builds no client, for editors and for tests that need no browser.

use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::Command;

type BuildResult<T = ()> = Result<T, Box<dyn Error>>;

/// The sources of the client in `web/`. The folder itself is not watched: it contains node_modules.
const INPUTS: [&str; 9] = [
    "src",
    "build",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
];

fn main() -> BuildResult {
    let root = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR")?).join("../..").canonicalize()?;
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    let dist = out.join("client");
    println!("cargo::rerun-if-changed=build.rs");
    for name in ["REVENANT_REQUIRE_CLIENT", "REVENANT_CLIENT_DIST", "REVENANT_SKIP_CLIENT"] {
        println!("cargo::rerun-if-env-changed={name}");
    }
    let is_built = if is_set("REVENANT_SKIP_CLIENT") {
        write_placeholder(&dist, "It was built with REVENANT_SKIP_CLIENT=1.")?;
        false
    } else if let Some(prebuilt) = std::env::var_os("REVENANT_CLIENT_DIST").filter(|dir| !dir.is_empty()) {
        copy_prebuilt(Path::new(&prebuilt), &dist)?;
        true
    } else {
        watch(&root)?;
        build_or_explain(&root.join("web"), &dist)?
    };
    fs::write(out.join("files.rs"), list(&dist, is_built)?)?;
    Ok(())
}

fn is_set(name: &str) -> bool {
    std::env::var(name).is_ok_and(|value| !value.is_empty() && value != "0")
}

fn watch(root: &Path) -> BuildResult {
    for input in INPUTS {
        let path = root.join("web").join(input);
        // Watching a file that does not exist would rebuild the client each time.
        if path.exists() {
            println!("cargo::rerun-if-changed={}", path.display());
        }
    }
    // The client shares the terminal's texts for lists and for refusals of the table.
    println!("cargo::rerun-if-changed={}", root.join("crates/terminal/text").display());
    // Fields of the client obey the limits of the protocol.
    println!("cargo::rerun-if-changed={}", root.join("crates/wire/src/lib.rs").display());
    // Every game has a line there. Watching the whole folder of games would rebuild the client with every change of
    // the rules.
    println!("cargo::rerun-if-changed={}", root.join("crates/games/src/list.rs").display());
    for game in fs::read_dir(root.join("games"))? {
        let text = game?.path().join("text");
        if text.exists() {
            println!("cargo::rerun-if-changed={}", text.display());
        }
    }
    Ok(())
}

fn build_or_explain(web: &Path, dist: &Path) -> BuildResult<bool> {
    if !has_npm()? {
        if is_set("REVENANT_REQUIRE_CLIENT") {
            return Err("npm is not installed, but REVENANT_REQUIRE_CLIENT requires the web client".into());
        }
        println!(
            "cargo::warning=npm is not installed: the server is built without its web client. Install Node 20 or newer and build again."
        );
        // This file never exists, so the next build looks for npm again.
        println!("cargo::rerun-if-changed={}", dist.join("npm-was-missing").display());
        write_placeholder(
            dist,
            "npm was not installed when this program was built. Install Node 20 or newer and build it again.",
        )?;
        return Ok(false);
    }
    let lock = fs::File::create(web.join(".client.lock"))?;
    lock.lock()?;
    if needs_install(web) {
        run(npm().args(["ci", "--include=dev", "--no-audit", "--no-fund", "--ignore-scripts"]), web)?;
    }
    clear(dist)?;
    let vite = Path::new("node_modules/vite/bin/vite.js");
    run(
        Command::new("node")
            .arg(vite)
            .args(["build", "--emptyOutDir", "--logLevel", "warn", "--outDir"])
            .arg(dist),
        web,
    )?;
    run(Command::new("node").arg("build/compress.mjs").arg(dist), web)?;
    Ok(true)
}

fn npm() -> Command {
    Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" })
}

fn has_npm() -> BuildResult<bool> {
    match npm().arg("--version").output() {
        Ok(output) if output.status.success() => Ok(true),
        Ok(output) => Err(format!("npm --version fails: {}", String::from_utf8_lossy(&output.stderr)).into()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(format!("npm cannot be started: {error}").into()),
    }
}

/// Whether the lock file is newer than the installed packages.
fn needs_install(web: &Path) -> bool {
    let changed = |path: &str| fs::metadata(web.join(path)).and_then(|metadata| metadata.modified()).ok();
    match (changed("package-lock.json"), changed("node_modules/.package-lock.json")) {
        (Some(lock), Some(installed)) => lock > installed,
        _ => true,
    }
}

fn run(command: &mut Command, web: &Path) -> BuildResult {
    let output = command.current_dir(web).env_remove("NODE_ENV").output()?;
    if output.status.success() {
        return Ok(());
    }
    let said = [output.stdout, output.stderr].concat();
    Err(format!("the web client: {command:?} fails:\n{}", String::from_utf8_lossy(&said)).into())
}

fn clear(dist: &Path) -> BuildResult {
    if dist.exists() {
        fs::remove_dir_all(dist)?;
    }
    Ok(fs::create_dir_all(dist)?)
}

fn copy_prebuilt(from: &Path, dist: &Path) -> BuildResult {
    println!("cargo::rerun-if-changed={}", from.display());
    if !from.join("index.html").exists() {
        return Err(format!("REVENANT_CLIENT_DIST: there is no index.html in {}", from.display()).into());
    }
    clear(dist)?;
    for path in files_below(from)? {
        let to = dist.join(&path);
        fs::create_dir_all(to.parent().unwrap_or(dist))?;
        fs::copy(from.join(&path), to)?;
    }
    Ok(())
}

fn write_placeholder(dist: &Path, why: &str) -> BuildResult {
    clear(dist)?;
    let page = format!(
        "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>Revenant</title>\n\
         <h1>Revenant runs without its web client</h1>\n<p>{why}</p>\n\
         <p>The API works: <a href=\"/api/openapi.json\">/api/openapi.json</a>. In a terminal, <code>revenant play</code> plays.</p>\n</html>\n"
    );
    Ok(fs::write(dist.join("index.html"), page)?)
}

/// The sorted paths of all files below a folder.
fn files_below(folder: &Path) -> BuildResult<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(inside) = folders.pop() {
        for entry in fs::read_dir(folder.join(&inside))? {
            let entry = entry?;
            let path = inside.join(entry.file_name());
            if entry.file_type()?.is_dir() {
                folders.push(path);
            } else {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// The Rust source that lists the files.
fn list(dist: &Path, is_built: bool) -> BuildResult<String> {
    let mut rows: Vec<(String, PathBuf)> = Vec::new();
    for path in files_below(dist)? {
        let name =
            path.to_str().ok_or("the client has a file whose name is not valid text")?.replace('\\', "/");
        if !name.ends_with(".br") {
            rows.push((name, dist.join(path)));
        }
    }
    rows.sort();
    let mut source = format!("const IS_BUILT: bool = {is_built};\n\nstatic FILES: &[(&str, File)] = &[\n");
    for (name, path) in rows {
        let etag = format!("\"{:016x}\"", fingerprint(&fs::read(&path)?));
        let (content_type, is_immutable) = (content_type(&name), name.starts_with("assets/"));
        let path = path.to_str().ok_or("the path of the target folder is not valid text")?;
        let compressed = format!("{path}.br");
        let brotli = if Path::new(&compressed).exists() {
            format!("Some(include_bytes!({compressed:?}))")
        } else {
            "None".to_string()
        };
        writeln!(
            source,
            "    ({name:?}, File {{ bytes: include_bytes!({path:?}), brotli: {brotli}, content_type: {content_type:?}, etag: {etag:?}, is_immutable: {is_immutable} }}),",
        )?;
    }
    source.push_str("];\n");
    Ok(source)
}

/// FNV-1a: good enough to tell versions of a file apart.
fn fingerprint(bytes: &[u8]) -> u64 {
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
