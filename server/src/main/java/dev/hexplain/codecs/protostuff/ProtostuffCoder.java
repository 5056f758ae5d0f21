package dev.hexplain.codecs.protostuff;

import data.media.Image;
import data.media.Media;
import data.media.MediaContent;
import de.ruedigermoeller.serialization.testclasses.blog.BlogBench;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.subjects.AllowedClasses;
import dev.hexplain.codecs.subjects.Subject;
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
    private final IdStrategy writing;
    private final IdStrategy reading;

    ProtostuffCoder(boolean graph, AllowedClasses classes) {
        this.graph = graph;
        this.writing = classes.arePassing() ? new DefaultIdStrategy(IdStrategy.DEFAULT_FLAGS) : RuntimeEnv.ID_STRATEGY;
        this.reading = classes.arePassing() ? passing(classes) : SAMPLES;
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
        known.registerPojo(MediaContent.class);
        known.registerPojo(Media.class);
        known.registerPojo(Image.class);
        known.registerEnum(SessionState.class);
        known.registerEnum(Media.Player.class);
        known.registerEnum(Image.Size.class);
        return known;
    }

    /** Registers the classes of an imported object. */
    private static IdStrategy passing(AllowedClasses classes) {
        DefaultIdStrategy known =
                new DefaultIdStrategy(IdStrategy.DEFAULT_FLAGS & ~IdStrategy.AUTO_LOAD_POLYMORPHIC_CLASSES);
        for (Class<?> type : classes.registered()) {
            if (type.isEnum()) {
                registerEnum(known, type);
            } else if (!type.isArray()) {
                known.registerPojo(type);
            }
        }
        return known;
    }

    @SuppressWarnings("unchecked") // asked before
    private static <E extends Enum<E>> void registerEnum(DefaultIdStrategy known, Class<?> type) {
        known.registerEnum((Class<E>) type);
    }

    @SuppressWarnings("unchecked") // the schema is of the object's own class
    private static Schema<Object> schema(Class<?> type, IdStrategy known) {
        return (Schema<Object>) RuntimeSchema.getSchema(type, known);
    }

    @Override
    public byte[] encode(Subject subject, Object object) {
        Object outermost = object.getClass().isArray() ? new Bulk(object) : object;
        Schema<Object> schema = schema(outermost.getClass(), writing);
        LinkedBuffer buffer = LinkedBuffer.allocate(BUFFER);
        return graph
                ? GraphIOUtil.toByteArray(outermost, schema, buffer)
                : ProtostuffIOUtil.toByteArray(outermost, schema, buffer);
    }

    @Override
    public Object decode(Subject subject, byte[] own) {
        boolean array = subject.type().isArray();
        Schema<Object> schema = schema(array ? Bulk.class : subject.type(), reading);
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
    public FormatRef format(Subject subject) {
        boolean array = subject.type().isArray();
        String classes = subject.classList() + (array ? BULK : "");
        String name = subject.classes().arePassing()
                ? subject.type().getName()
                : subject.type().getSimpleName();
        String root = array ? Bulk.class.getSimpleName() : name;
        return FormatRef.of("protostuff", dev.hexplain.decode.schema.Schema.of(subject.id(), root, classes));
    }
}
