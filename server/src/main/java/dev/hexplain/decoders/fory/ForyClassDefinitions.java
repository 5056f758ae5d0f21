package dev.hexplain.decoders.fory;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads class definitions, by which writers in compatible mode name classes. A definition is written once, and referred
 * to by its number afterwards:
 *
 * <pre>
 * class      = varuint(number &lt;&lt; 1 | 1) | varuint(number &lt;&lt; 1) definition
 * definition = head [varuint] byte{size}            head: eight bytes, of which the lowest is the size
 * </pre>
 */
final class ForyClassDefinitions {
    private static final int SIZE = 0xFF;
    private static final int MOST = 1 << 16;
    private static final int MOST_AHEAD = 2 * ForyDefinedClass.LARGEST;

    private final Parse parse;
    private final ForyLeafReader in;
    private final ForyClasses classes;
    private final ForyShapes shapes;
    private final ForyDefinedLayouts layouts;
    private final List<Known> known = new ArrayList<>();

    /** A class that was defined. */
    record Known(TypeRef type, ForyKind kind) {}

    ForyClassDefinitions(Parse parse, ForyClasses classes, ForyShapes shapes, ForyDefinedLayouts layouts) {
        this.layouts = layouts;
        this.classes = classes;
        this.parse = parse;
        this.in = new ForyLeafReader(parse, shapes);
        this.shapes = shapes;
    }

    /** The class, and how its objects are written; {@link ForyKind#ANY} where the definition does not tell. */
    Known read(boolean xlang) {
        long at = in.pos();
        long marker = in.varuint(shapes.definitionRef);
        if ((marker & 1) == 0) {
            Known fresh = definition(xlang);
            if (known.size() < MOST) {
                known.add(fresh);
            }
            return fresh;
        }
        if (marker >>> 1 >= known.size()) {
            throw MalformedInput.wrong(
                    at, 1, "No class was defined under this number", "below " + known.size(), "" + (marker >>> 1));
        }
        return known.get((int) (marker >>> 1));
    }

    /** Whether the first definition in the stream is at the position. */
    boolean fits(boolean xlang) {
        long at = in.pos();
        return known.isEmpty()
                && in.has(at, 1)
                && in.copyAt(at, 1)[0] == 0
                && ForyDefinedClass.at(ahead(at + 1), 0, xlang, shapes).isPresent();
    }

    private Source ahead(long at) {
        return Source.ofBytes("definition", in.copyAt(at, (int) Math.min(parse.in.end - at, MOST_AHEAD)));
    }

    private Known definition(boolean xlang) {
        long at = in.pos();
        parse.in.require(at, Long.BYTES, "a class definition");
        boolean compressed = ForyDefinedClass.isCompressed(parse.in.bytes.u1(at + 1));
        int first = in.peek("a class definition");
        in.leaf(shapes.definitionHead, Long.BYTES, "a class definition");
        long size = first == SIZE ? SIZE + in.varuint(shapes.definitionSize) : first;
        parse.in.require(in.pos(), size, "a class definition");
        if (size > ForyDefinedClass.LARGEST) {
            throw MalformedInput.wrong(
                    in.pos(), 1, "A class definition is too large", "at most " + ForyDefinedClass.LARGEST, "" + size);
        }
        byte[] content = parse.in.bytes.copy(in.pos(), (int) size);
        ForyDefinitionParts parts = ForyDefinitionParts.of(compressed ? inflated(content) : content, xlang, shapes);
        if (compressed) {
            in.leaf(shapes.compressed, size, "a class definition");
        } else {
            parts.parts().forEach(part -> in.leaf(part.shape(), part.length(), "a class definition"));
        }
        ForyKind kind = parts.isWhole() ? layouts.add(ForyDefinedClass.of(parts), at, xlang) : ForyKind.ANY;
        return new Known(type(parts), kind);
    }

    private TypeRef type(ForyDefinitionParts parts) {
        return parts.registered().isPresent()
                ? classes.registered(parts.registered().getAsInt()).orElse(parts.type())
                : parts.type();
    }

    private byte[] inflated(byte[] content) {
        return ForyDefinedClass.inflated(content)
                .orElseThrow(() -> MalformedInput.wrong(
                        in.pos(), content.length, "The class definition does not inflate", "zlib data", ""));
    }
}
