package dev.hexplain.codecs.jackson;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import de.ruedigermoeller.serialization.testclasses.blog.BlogBench;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.SampleClasses;
import java.io.IOException;

/**
 * Encodes with Jackson's data binding in any of its formats, configured as in the article "Java serialization: maximum
 * speed without a rigid data structure": fields, not methods. Decoding binds to the sample's class.
 */
public class JacksonCoder implements Coder {
    private final ObjectMapper mapper;
    private final String format;

    /**
     * A coder over a mapper.
     *
     * @param builder of a mapper that is not shared
     * @param format id of the format that the mapper writes
     */
    protected JacksonCoder(MapperBuilder<?, ?> builder, Typing typing, String format) {
        builder.addModule(new JavaTimeModule())
                .visibility(PropertyAccessor.ALL, Visibility.NONE)
                .visibility(PropertyAccessor.FIELD, Visibility.ANY)
                .visibility(PropertyAccessor.CREATOR, Visibility.ANY)
                .addMixIn(BlogBench.class, BlogBenchCreator.class)
                .addMixIn(SampleClasses.order(), OrderCreator.class)
                .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
        if (typing == Typing.WITH_TYPES) {
            builder.activateDefaultTyping(
                    new SampleTypes(), ObjectMapper.DefaultTyping.NON_FINAL, JsonTypeInfo.As.WRAPPER_ARRAY);
        }
        this.mapper = builder.build();
        this.format = format;
    }

    @Override
    public byte[] encode(Sample sample, Object object) throws IOException {
        return mapper.writeValueAsBytes(object);
    }

    @Override
    public Object decode(Sample sample, byte[] own) throws IOException {
        return mapper.readValue(own, sample.type());
    }

    @Override
    public String reused() {
        return "the mapper, with the serializers it has made";
    }

    @Override
    public FormatRef format(Sample sample) {
        return FormatRef.of(format);
    }
}
