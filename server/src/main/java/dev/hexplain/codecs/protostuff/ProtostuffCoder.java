package dev.hexplain.codecs.protostuff;

import de.ruedigermoeller.serialization.testclasses.blog.BlogBench;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.ClassLists;
import dev.hexplain.codecs.samples.Sample;
import io.protostuff.GraphIOUtil;
import io.protostuff.LinkedBuffer;
import io.protostuff.ProtostuffIOUtil;
import io.protostuff.Schema;
import io.protostuff.runtime.DefaultIdStrategy;
import io.protostuff.runtime.IdStrategy;
import io.protostuff.runtime.RuntimeEnv;
import io.protostuff.runtime.RuntimeSchema;
import java.time.Instant;
import ru.sbrf.ufs.dto.PersonDto;
import ru.sbrf.ufs.dto.SessionDto;
import ru.sbrf.ufs.dto.SessionState;

/** Encodes with protostuff, by the schemas that it derives from classes. */
final class ProtostuffCoder implements Coder {
    private static final int BUFFER = 512;

    /** The object around an array adds nothing to logical paths. */
    private static final String BULK = """

        class Bulk {
            @Logical("") Object value;
        }
        """;

    /** For reading only, since a strategy registers the classes that it writes. */
    private static final IdStrategy SAMPLES = samples();

    private final boolean graph;

    ProtostuffCoder(boolean graph) {
        this.graph = graph;
    }

    /** The outermost value must be an object: this one holds an array. */
    static final class Bulk {
        private Object value;

        Bulk() {
            this.value = "";
        }

        Bulk(Object value) {
            this.value = value;
        }
    }

    /** Registers samples' classes, so that no class is loaded by a name in the bytes. */
    private static IdStrategy samples() {
        DefaultIdStrategy known =
                new DefaultIdStrategy(IdStrategy.DEFAULT_FLAGS & ~IdStrategy.AUTO_LOAD_POLYMORPHIC_CLASSES);
        known.registerPojo(BlogBench.class);
        known.registerPojo(PersonDto.class);
        known.registerPojo(SessionDto.class);
        known.registerPojo(Instant.class);
        known.registerEnum(SessionState.class);
        return known;
    }

    @SuppressWarnings("unchecked") // the schema is of the object's own class
    private static Schema<Object> schema(Class<?> type, IdStrategy known) {
        return (Schema<Object>) RuntimeSchema.getSchema(type, known);
    }

    @Override
    public byte[] encode(Sample sample, Object object) {
        Object outermost = object.getClass().isArray() ? new Bulk(object) : object;
        Schema<Object> schema = schema(outermost.getClass(), RuntimeEnv.ID_STRATEGY);
        LinkedBuffer buffer = LinkedBuffer.allocate(BUFFER);
        return graph
                ? GraphIOUtil.toByteArray(outermost, schema, buffer)
                : ProtostuffIOUtil.toByteArray(outermost, schema, buffer);
    }

    @Override
    public Object decode(Sample sample, byte[] own) {
        boolean array = sample.type().isArray();
        Schema<Object> schema = schema(array ? Bulk.class : sample.type(), SAMPLES);
        Object read = schema.newMessage();
        if (graph) {
            GraphIOUtil.mergeFrom(own, read, schema);
        } else {
            ProtostuffIOUtil.mergeFrom(own, read, schema);
        }
        return array ? ((Bulk) read).value : read;
    }

    @Override
    public String reused() {
        return "the schemas; a buffer is made for each call";
    }

    @Override
    public FormatRef format(Sample sample) {
        boolean array = sample.type().isArray();
        String classes = ClassLists.of(sample) + (array ? BULK : "");
        String root = array ? Bulk.class.getSimpleName() : sample.type().getSimpleName();
        return FormatRef.of("protostuff", dev.hexplain.decode.schema.Schema.of(sample.id(), root, classes));
    }
}
