package dev.hexplain.codecs.jackson;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import com.fasterxml.jackson.databind.type.TypeFactory;
import com.fasterxml.jackson.databind.util.LRUMap;
import com.fasterxml.jackson.databind.util.LookupCache;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import de.ruedigermoeller.serialization.testclasses.blog.BlogBench;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.SampleClasses;
import dev.hexplain.codecs.subjects.AllowedClasses;
import dev.hexplain.codecs.subjects.Subject;
import java.io.IOException;

/**
 * Encodes with Jackson's data binding in any of its formats, configured as in the article "Java serialization: maximum
 * speed without a rigid data structure": fields, not methods. Decoding binds to the sample's class.
 */
public class JacksonCoder implements Coder {
    private static final int CACHED_TYPES = 200;

    private final ObjectMapper mapper;
    private final String format;

    /**
     * A coder over a mapper.
     *
     * @param builder of a mapper that is not shared
     * @param format id of the format that the mapper writes
     * @param classes those that names in the bytes may be of
     */
    protected JacksonCoder(MapperBuilder<?, ?> builder, Typing typing, String format, AllowedClasses classes) {
        builder.visibility(PropertyAccessor.ALL, Visibility.NONE)
                .visibility(PropertyAccessor.FIELD, Visibility.ANY)
                .visibility(PropertyAccessor.CREATOR, Visibility.ANY)
                .addMixIn(BlogBench.class, BlogBenchCreator.class)
                .addMixIn(SampleClasses.order(), OrderCreator.class)
                .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
        if (classes.arePassing()) {
            builder.typeFactory(TypeFactory.defaultInstance()
                    .withCache((LookupCache<Object, JavaType>) new LRUMap<Object, JavaType>(CACHED_TYPES, CACHED_TYPES))
                    .withClassLoader(classes.loader()));
        }
        // Modules change the types of the factory that is there.
        builder.addModules(new JavaTimeModule(), new Jdk8Module());
        if (typing == Typing.WITH_TYPES) {
            builder.activateDefaultTyping(
                    new AllowedTypes(classes), ObjectMapper.DefaultTyping.NON_FINAL, JsonTypeInfo.As.WRAPPER_ARRAY);
        }
        this.mapper = builder.build();
        this.format = format;
    }

    @Override
    public byte[] encode(Subject subject, Object object) throws IOException {
        return mapper.writeValueAsBytes(object);
    }

    @Override
    public Object decode(Subject subject, byte[] own) throws IOException {
        return mapper.readValue(own, subject.type());
    }

    @Override
    public String reused() {
        return "the mapper, with the serializers it has made";
    }

    @Override
    public FormatRef format(Subject subject) {
        return FormatRef.of(format);
    }
}
