package dev.hexplain.codecs.messagepack;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.msgpack.jackson.dataformat.MessagePackMapper;

/**
 * MessagePack for Jackson, with big numbers and moments as texts: as it comes, it fails on a decimal that no double can
 * hold, which the number of seconds in a moment is.
 */
final class MessagePackBuilder {
    private MessagePackBuilder() {}

    static MapperBuilder<?, ?> builder() {
        JsonFormat.Value text = JsonFormat.Value.forShape(JsonFormat.Shape.STRING);
        return MessagePackMapper.builder()
                .withConfigOverride(BigInteger.class, override -> override.setFormat(text))
                .withConfigOverride(BigDecimal.class, override -> override.setFormat(text))
                .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);
    }
}
