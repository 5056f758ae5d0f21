package dev.hexplain.decoders.fory;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

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
    private static final int COMPRESSED = 1;
    private static final int LARGEST = 1 << 16;
    private static final int MOST = 1 << 16;

    private final Parse parse;
    private final ForyLeafReader in;
    private final ForyClasses classes;
    private final ForyShapes shapes;
    private final List<TypeRef> known = new ArrayList<>();

    ForyClassDefinitions(Parse parse, ForyClasses classes, ForyShapes shapes) {
        this.classes = classes;
        this.parse = parse;
        this.in = new ForyLeafReader(parse, shapes);
        this.shapes = shapes;
    }

    TypeRef read(boolean xlang) {
        long at = in.pos();
        long marker = in.varuint(shapes.definitionRef);
        if ((marker & 1) == 0) {
            TypeRef fresh = definition(xlang);
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

    /** Whether the first definition in the stream, at the position, is of a class of the list. */
    boolean fits(boolean xlang) {
        long at = in.pos();
        try {
            return known.isEmpty() && parse.in.u1(at, "a class definition") == 0 && isListed(at + 1, xlang);
        } catch (MalformedInput noDefinition) {
            return false;
        }
    }

    private boolean isListed(long at, boolean xlang) {
        parse.in.require(at, Long.BYTES, "a class definition");
        long size = parse.in.bytes.u1(at);
        long from = at + Long.BYTES;
        if (size == SIZE) {
            int more = ForyVarints.length(offset -> parse.in.u1(offset, "a size"), from, ForyVarints.LONGEST_UNSIGNED);
            size += ForyVarints.unsigned(parse.in.bytes.copy(from, more));
            from += more;
        }
        if (size > LARGEST) {
            return false;
        }
        parse.in.require(from, size, "a class definition");
        byte[] content = parse.in.bytes.copy(from, (int) size);
        boolean compressed = (parse.in.bytes.u1(at + 1) & COMPRESSED) != 0;
        TypeRef type = type(ForyDefinitionParts.of(compressed ? inflated(content) : content, xlang, shapes));
        return classes.isListed(type);
    }

    private TypeRef definition(boolean xlang) {
        parse.in.require(in.pos(), Long.BYTES, "a class definition");
        boolean compressed = (parse.in.bytes.u1(in.pos() + 1) & COMPRESSED) != 0;
        int first = in.peek("a class definition");
        in.leaf(shapes.definitionHead, Long.BYTES, "a class definition");
        long size = first == SIZE ? SIZE + in.varuint(shapes.definitionSize) : first;
        parse.in.require(in.pos(), size, "a class definition");
        if (size > LARGEST) {
            throw MalformedInput.wrong(in.pos(), 1, "A class definition is too large", "at most " + LARGEST, "" + size);
        }
        byte[] content = parse.in.bytes.copy(in.pos(), (int) size);
        if (compressed) {
            in.leaf(shapes.compressed, size, "a class definition");
            return type(ForyDefinitionParts.of(inflated(content), xlang, shapes));
        }
        ForyDefinitionParts parts = ForyDefinitionParts.of(content, xlang, shapes);
        parts.parts().forEach(part -> in.leaf(part.shape(), part.length(), "a class definition"));
        return type(parts);
    }

    private TypeRef type(ForyDefinitionParts parts) {
        return parts.registered().isPresent()
                ? classes.registered(parts.registered().getAsInt()).orElse(TypeRef.OBJECT)
                : parts.type();
    }

    private byte[] inflated(byte[] content) {
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(content);
            byte[] bytes = new byte[LARGEST];
            return Arrays.copyOf(bytes, inflater.inflate(bytes));
        } catch (DataFormatException e) {
            throw MalformedInput.wrong(
                    in.pos() - content.length,
                    content.length,
                    "The class definition does not inflate",
                    "zlib data",
                    "");
        } finally {
            inflater.end();
        }
    }
}
