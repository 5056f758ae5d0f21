package dev.hexplain.logs;

import ch.qos.logback.classic.pattern.MessageConverter;
import ch.qos.logback.classic.spi.ILoggingEvent;
import org.jspecify.annotations.Nullable;

/** Logback converter for {@code %msg} that escapes control characters. */
public final class SafeMessage extends MessageConverter {
    @Override
    public @Nullable String convert(ILoggingEvent event) {
        return SafeText.of(super.convert(event));
    }
}
