//! Measuring how strong players are.

use std::{fs, sync::OnceLock, time::Instant};

/// Wilson's interval of 95 % for a share of `n` games, in percent. A draw is half a win.
pub fn wilson(wins: f64, n: u64) -> (f64, f64) {
    let (n, share, z) = (n as f64, wins / n as f64, 1.96_f64);
    let middle = share + z * z / (2.0 * n);
    let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 100.0 / (1.0 + z * z / n);
    (scale * (middle - half), scale * (middle + half))
}

/// Milliseconds that the thread has had a processor, where the system says so; else those that have passed.
pub fn processor_time() -> f64 {
    static START: OnceLock<Instant> = OnceLock::new();
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|it| it.split_whitespace().next()?.parse::<f64>().ok());
    let passed = || START.get_or_init(Instant::now).elapsed().as_secs_f64() * 1000.0;
    nanoseconds.map_or_else(passed, |it| it / 1e6)
}

#[cfg(test)]
mod tests {
    use super::wilson;

    #[test]
    fn intervals_are_wilsons() {
        let (low, high) = wilson(94.0, 200);
        assert!((low - 40.2).abs() < 0.1 && (high - 53.9).abs() < 0.1, "{low} {high}");
    }
}
