package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.embedding.EmbeddedObjectStreams;
import dev.hexplain.decode.embedding.EmbeddedObjects;
import java.io.ObjectStreamConstants;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads objects that Kryo's {@code JavaSerializer} wrote: the first of an object graph after the header of a stream, the
 * others in the same stream.
 */
final class KryoJavaStreams {
    /** Reads none. */
    static final KryoJavaStreams NONE = new KryoJavaStreams(null, null);

    static final KryoSerializer SERIALIZER = new KryoSerializer(new KryoSerializer.Body.JavaStream(), false, true);

    private static final int HEADER = 4;
    private static final String COLLECTIONS = "java.util.Collections$";
    private static final String ENUM_MAP = "java.util.EnumMap";
    private static final Pattern FAMILY = Pattern.compile(
            "java[.]util[.]Collections[$](Unmodifiable|Synchronized|Checked)|Exception$|Error$|^java[.]net[.]");

    private final @Nullable Parse parse;
    private final @Nullable EmbeddedObjectStreams format;
    /** The streams of this object graph, by classes of objects in them. */
    private final Map<TypeRef, Stream> byType = new HashMap<>();
    /** The same by what these classes have in common. */
    private final Map<String, Stream> byFamily = new HashMap<>();
    /** The one that was read last. */
    private @Nullable Stream current;

    /** A stream, whose handles begin with an ordinal; so many of them were defined when another was read. */
    private static final class Stream {
        final EmbeddedObjects objects;
        int first;
        int count;

        Stream(EmbeddedObjects objects, int first) {
            this.objects = objects;
            this.first = first;
        }
    }

    private KryoJavaStreams(@Nullable Parse parse, @Nullable EmbeddedObjectStreams format) {
        this.parse = parse;
        this.format = format;
    }

    static KryoJavaStreams of(Parse parse, EmbeddedObjectStreams format) {
        return new KryoJavaStreams(parse, format);
    }

    /** Another object graph begins. */
    void forget() {
        current = null;
        byType.clear();
        byFamily.clear();
    }

    /**
     * Whether an object in Java serialization is at an offset.
     *
     * @param serializer of its class; null where none is known
     */
    boolean standsAt(long at, TypeRef type, @Nullable KryoSerializer serializer) {
        if (parse == null || (serializer != null && !replaces(type))) {
            return false;
        }
        return isHeader(parse, at) || (isObject(parse, at) && streamOf(type) != null);
    }

    /** Whether Kryo has a serializer for a class of its own, which is replaced. */
    private static boolean replaces(TypeRef type) {
        return type.name().startsWith(COLLECTIONS) || type.name().equals(ENUM_MAP);
    }

    /** The stream that objects of a class are in. */
    private @Nullable Stream streamOf(TypeRef type) {
        Stream known = byType.get(type);
        return known == null ? byFamily.get(familyOf(type)) : known;
    }

    /** Classes with one serializer, which writes one stream; the class itself where that is not known. */
    private static String familyOf(TypeRef type) {
        Matcher matcher = FAMILY.matcher(type.name());
        boolean map = type.name().contains("Map");
        return matcher.find() ? (map ? "Map " : "") + matcher.group() : type.name();
    }

    private static boolean isHeader(Parse parse, long at) {
        return at + HEADER < parse.in.end
                && parse.in.bytes.u2(at) == (ObjectStreamConstants.STREAM_MAGIC & 0xFFFF)
                && parse.in.bytes.u2(at + 2) == ObjectStreamConstants.STREAM_VERSION;
    }

    private static boolean isObject(Parse parse, long at) {
        int token = at < parse.in.end ? parse.in.bytes.u1(at) : 0;
        return token == ObjectStreamConstants.TC_OBJECT || token == ObjectStreamConstants.TC_REFERENCE;
    }

    /** Reads the body of a value whose head is in the rows. */
    void read(KryoRows rows, KryoGrammar grammar, TypeRef type) {
        if (parse == null || format == null) {
            throw new IllegalStateException("No streams are read here");
        }
        Stream stream = stream(parse, format, rows, type);
        rows.layout().row(KryoLeafKinds.OBJECT_PART);
        rows.open(
                KryoLeafKinds.JAVA_STREAM,
                rows.pos(),
                (shape, body) -> grammar.openParts(shape, rows.at(), body, List.of()));
        long end = stream.objects.next(rows.pos());
        if (end == EmbeddedObjects.BROKEN) {
            parse.in.pos = Math.min(parse.in.end, stream.objects.reached());
            throw MalformedInput.wrong(parse.in.pos, 0, "The object breaks off", "the rest of it", "");
        }
        parse.in.pos = end;
    }

    private Stream stream(Parse parse, EmbeddedObjectStreams format, KryoRows rows, TypeRef type) {
        long at = rows.pos();
        Stream stream = streamOf(type);
        if (isHeader(parse, at)) {
            rows.part(KryoLeafKinds.MAGIC, 2);
            rows.part(KryoLeafKinds.STREAM_VERSION, 2);
            stream = begin(parse, format, at);
            byFamily.put(familyOf(type), stream);
        } else if (stream == null) {
            throw MalformedInput.wrong(at, 1, "No object in Java serialization begins here", "AC ED 00 05", "");
        } else if (stream != current) {
            resume(parse, stream, at);
        }
        current = stream;
        byType.put(type, stream);
        return stream;
    }

    private Stream begin(Parse parse, EmbeddedObjectStreams format, long at) {
        leave(parse);
        if (parse.out.handleCount() > 0) {
            parse.out.resetHandles(at);
        }
        return new Stream(parse.enterObjects(format), parse.out.handleCount());
    }

    private void leave(Parse parse) {
        if (current != null) {
            current.count = parse.out.handleCount() - current.first;
        }
    }

    /** Defines the handles of a stream again, so that references in what follows mean them. */
    private void resume(Parse parse, Stream stream, long at) {
        leave(parse);
        parse.look();
        parse.out.resetHandles(at);
        int first = parse.out.handleCount();
        for (int i = 0; i < stream.count; i++) {
            parse.out.define(parse.out.handleOffset(stream.first + i));
        }
        stream.first = first;
        stream.objects.goOn(first);
    }
}
