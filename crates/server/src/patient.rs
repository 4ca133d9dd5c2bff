//! Connections on which something is sent: patience with those who read slowly has an end.

use std::{
    io::{self, IoSlice},
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::{Sleep, sleep},
};

/// Who reads at all reads so many bytes in the time that he has.
const LEAST: usize = 16 << 10;

/// A connection that is given up when what is sent is not read: a file waits in memory until it is.
pub(crate) struct Patient<S> {
    inner: S,
    patience: Duration,
    /// When it is given up, and what was read since there was more to send than fits.
    stuck: Option<(Pin<Box<Sleep>>, usize)>,
}

impl<S: AsyncWrite + Unpin> Patient<S> {
    pub(crate) fn new(inner: S, patience: Duration) -> Patient<S> {
        Patient { inner, patience, stuck: None }
    }

    /// Of so many bytes these were taken, or none yet.
    fn taken(
        &mut self,
        offered: usize,
        taken: Poll<io::Result<usize>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<usize>> {
        if let (Poll::Ready(Ok(n)), Some((_, read))) = (&taken, &mut self.stuck) {
            *read += n;
            if *n == offered || LEAST <= *read {
                self.stuck = None;
            }
        }
        match taken {
            Poll::Ready(done) => Poll::Ready(done),
            Poll::Pending => self.wait(context),
        }
    }

    fn wait<T>(&mut self, context: &mut Context<'_>) -> Poll<io::Result<T>> {
        let patience = self.patience;
        let (until, _) = self.stuck.get_or_insert_with(|| (Box::pin(sleep(patience)), 0));
        ready!(until.as_mut().poll(context));
        Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "what is sent is not read")))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let taken = Pin::new(&mut self.inner).poll_write(context, bytes);
        self.taken(bytes.len(), taken, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let taken = Pin::new(&mut self.inner).poll_write_vectored(context, parts);
        self.taken(parts.iter().map(|it| it.len()).sum(), taken, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match Pin::new(&mut self.inner).poll_flush(context) {
            Poll::Ready(done) => Poll::Ready(done),
            Poll::Pending => self.wait(context),
        }
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match Pin::new(&mut self.inner).poll_shutdown(context) {
            Poll::Ready(done) => Poll::Ready(done),
            Poll::Pending => self.wait(context),
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::{
        io::{AsyncReadExt, AsyncWriteExt, duplex},
        time::Instant,
    };

    use super::*;

    const PATIENCE: Duration = Duration::from_secs(20);

    async fn is_given_up(mut sent: Patient<tokio::io::DuplexStream>) -> bool {
        let file = vec![b'x'; 1 << 20];
        sent.write_all(&file).await.is_err_and(|it| it.kind() == io::ErrorKind::TimedOut)
    }

    #[tokio::test(start_paused = true)]
    async fn who_does_not_read_is_given_up() {
        let (near, far) = duplex(4 << 10);
        let began = Instant::now();
        assert!(is_given_up(Patient::new(near, PATIENCE)).await);
        assert_eq!(began.elapsed().as_secs(), PATIENCE.as_secs());
        drop(far);
    }

    /// A byte now and then would keep a file in memory for months.
    #[tokio::test(start_paused = true)]
    async fn who_hardly_reads_is_given_up() {
        let (near, mut far) = duplex(4 << 10);
        let reader = tokio::spawn(async move {
            while far.read_u8().await.is_ok() {
                sleep(Duration::from_secs(5)).await;
            }
        });
        assert!(is_given_up(Patient::new(near, PATIENCE)).await);
        reader.await.expect("it ends");
    }

    #[tokio::test(start_paused = true)]
    async fn who_reads_slowly_gets_all_of_it() {
        let (near, mut far) = duplex(4 << 10);
        let reader = tokio::spawn(async move {
            let (mut page, mut n) = ([0; 4 << 10], 0);
            while let Ok(read @ 1..) = far.read(&mut page).await {
                n += read;
                sleep(Duration::from_secs(3)).await;
            }
            n
        });
        assert!(!is_given_up(Patient::new(near, PATIENCE)).await);
        assert_eq!(reader.await.expect("it ends"), 1 << 20);
    }
}
