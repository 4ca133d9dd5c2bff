//! The TypeScript types are those of the Rust code.

#[test]
fn the_written_types_are_up_to_date() {
    let written = include_str!("../../../web/src/protocol/index.ts");
    assert!(
        written == protocol::typescript(),
        "run `cargo xtask codegen`: web/src/protocol/index.ts is out of date"
    );
}
