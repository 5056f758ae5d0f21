package dev.hexplain.logs;

import ch.qos.logback.classic.pattern.ThrowableProxyConverter;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.classic.spi.StackTraceElementProxy;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Logback converter for {@code %ex}: a stack trace has line breaks, the messages in it have none. */
public final class SafeThrowable extends ThrowableProxyConverter {
    @Override
    protected String throwableProxyToString(IThrowableProxy failure) {
        return super.throwableProxyToString(new Safe(failure));
    }

    /** A throwable with its messages escaped. */
    private record Safe(IThrowableProxy failure) implements IThrowableProxy {
        @Override
        public @Nullable String getOverridingMessage() {
            return SafeText.of(failure.getOverridingMessage());
        }

        @Override
        public @Nullable String getMessage() {
            return SafeText.of(failure.getMessage());
        }

        @Override
        public String getClassName() {
            return failure.getClassName();
        }

        @Override
        public StackTraceElementProxy[] getStackTraceElementProxyArray() {
            return failure.getStackTraceElementProxyArray();
        }

        @Override
        public int getCommonFrames() {
            return failure.getCommonFrames();
        }

        @Override
        public @Nullable IThrowableProxy getCause() {
            return failure.getCause() == null ? null : new Safe(failure.getCause());
        }

        @Override
        public IThrowableProxy[] getSuppressed() {
            return failure.getSuppressed() == null
                    ? new IThrowableProxy[0]
                    : Stream.of(failure.getSuppressed()).map(Safe::new).toArray(IThrowableProxy[]::new);
        }

        @Override
        public boolean isCyclic() {
            return failure.isCyclic();
        }
    }
}
