//! Values on their way to PostgreSQL and back.

use bytes::{BufMut, BytesMut};
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};

use crate::store::sql::{Cell, Param};

type Wrong = Box<dyn std::error::Error + Sync + Send>;

/// A value of one's own, since statements are sent by another task.
pub(super) fn owned(param: &Param<'_>) -> Cell {
    match *param {
        Param::Null => Cell::Null,
        Param::Int(it) => Cell::Int(it),
        // PostgreSQL has no text with a zero in it, and nobody sees one.
        Param::Text(it) if it.contains('\0') => Cell::Text(it.replace('\0', "\u{fffd}")),
        Param::Text(it) => Cell::Text(it.to_string()),
        Param::Blob(it) => Cell::Blob(it.to_vec()),
    }
}

impl ToSql for Cell {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Result<IsNull, Wrong> {
        match self {
            Cell::Null => return Ok(IsNull::Yes),
            Cell::Int(it) => match *kind {
                Type::INT8 => out.put_i64(*it),
                Type::INT4 => out.put_i32((*it).try_into()?),
                Type::INT2 => out.put_i16((*it).try_into()?),
                Type::BOOL => out.put_u8(u8::from(*it != 0)),
                _ => return Err(format!("a number does not fit {kind}").into()),
            },
            Cell::Text(it) => out.put_slice(it.as_bytes()),
            Cell::Blob(it) => out.put_slice(it),
        }
        Ok(IsNull::No)
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

impl<'a> FromSql<'a> for Cell {
    fn from_sql(kind: &Type, raw: &'a [u8]) -> Result<Cell, Wrong> {
        Ok(match *kind {
            Type::INT8 => Cell::Int(i64::from_sql(kind, raw)?),
            Type::INT4 => Cell::Int(i32::from_sql(kind, raw)?.into()),
            Type::INT2 => Cell::Int(i16::from_sql(kind, raw)?.into()),
            Type::BOOL => Cell::Int(bool::from_sql(kind, raw)?.into()),
            Type::BYTEA => Cell::Blob(raw.to_vec()),
            _ => Cell::Text(String::from_utf8(raw.to_vec())?),
        })
    }

    fn from_sql_null(_: &Type) -> Result<Cell, Wrong> {
        Ok(Cell::Null)
    }

    fn accepts(_: &Type) -> bool {
        true
    }
}
