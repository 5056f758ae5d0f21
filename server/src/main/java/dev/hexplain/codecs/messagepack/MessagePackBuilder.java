package dev.hexplain.codecs.messagepack;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.msgpack.jackson.dataformat.MessagePackMapper;

/**
 * Builds a MessagePack mapper for Jackson that writes big numbers and instants as strings: by default it fails on
 * decimals that no double can represent, such as the seconds of an instant.
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
