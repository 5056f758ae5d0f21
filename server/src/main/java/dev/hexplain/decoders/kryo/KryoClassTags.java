package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.objects.PlainShapes;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the class of a value, and keeps the class names of this object graph. */
final class KryoClassTags implements KryoPlainNames {
    private static final int NULL = 0;
    private static final int BY_NAME = 1;
    private static final int FIRST_ID = 2;
    /** More registrations are unlikely. */
    private static final int LIKELY = 5000;
    /** The number of classes after the last registered one that a list may lack. */
    private static final int LACKING = 20;

    private static final String WHAT = "a class";

    private final Parse parse;
    private final ParseInput in;
    private final KryoClassModel bound;
    /** The offsets of names, and their classes, by name id. */
    private final List<Long> namesAt = new ArrayList<>();

    private final List<TypeRef> named = new ArrayList<>();
    /** Whether this object graph or an earlier one contains class names. */
    private boolean names;

    /** Names in all object graphs. */
    private int nameCount;

    KryoClassTags(Parse parse, KryoClassModel bound) {
        this.parse = parse;
        this.in = parse.in;
        this.bound = bound;
    }

    /**
     * The class tag at an offset.
     *
     * @param type null for the null reference
     * @param code the type's number
     * @param width bytes of the tag, and of the name id
     * @param nameAt the offset of a name that is written here; -1 for none
     */
    record ClassTag(@Nullable TypeRef type, long code, int width, long nameAt, long end) {
        boolean hasName() {
            return nameAt >= 0;
        }
    }

    /** Clears the names: another object graph begins. */
    void reset() {
        namesAt.clear();
        named.clear();
    }

    @Override
    public @Nullable TypeRef type(long at, int id) {
        return id >= 0 && id < named.size() && nameCount <= PlainShapes.MOST_NAMES ? named.get(id) : null;
    }

    @Override
    public long code(long at, int id) {
        return namesAt.get(id);
    }

    ClassTag read(long at) {
        int width = KryoVarints.length(in, at, KryoVarints.MAX_INT, WHAT);
        int tag = (int) KryoVarints.value(in.bytes, at, width);
        if (tag == NULL) {
            return new ClassTag(null, 0, width, -1, at + width);
        }
        return tag == BY_NAME ? named(at, width) : registered(at, width, tag - FIRST_ID);
    }

    private ClassTag registered(long at, int width, int id) {
        TypeRef type = bound.registered(id);
        if (type == null) {
            throw unknown(at, width, id);
        }
        parse.certainty.held();
        return new ClassTag(type, bound.types.code(type), width, -1, at + width);
    }

    private MalformedInput unknown(long at, int width, int id) {
        String message = "No class is known by number " + id;
        String found = "class number " + id;
        return isLacking(id)
                ? MalformedInput.wrong(at, width, message, "a class list with: register <class> = " + id + ";", found)
                : MalformedInput.misread(at, width, message, "the classes as they were when this was written", found);
    }

    /**
     * Whether the list may merely lack a registration: the writer registers classes at all, and at least about so many.
     */
    private boolean isLacking(int id) {
        boolean registers = !bound.classes.registrations().isEmpty();
        return id >= 0 && (registers ? id <= bound.highest() + LACKING : !names && id <= LIKELY);
    }

    private ClassTag named(long at, int width) {
        long idAt = at + width;
        int idWidth = KryoVarints.length(in, idAt, KryoVarints.MAX_INT, WHAT);
        int id = (int) KryoVarints.value(in.bytes, idAt, idWidth);
        long nameAt = idAt + idWidth;
        if (id >= 0 && id < named.size()) {
            parse.certainty.held();
            return new ClassTag(named.get(id), namesAt.get(id), width + idWidth, -1, nameAt);
        }
        if (id != named.size()) {
            throw MalformedInput.misread(
                    idAt, idWidth, "Class names are numbered as they come", "at most " + named.size(), "number " + id);
        }
        long end = KryoStringEnds.end(in, nameAt, "a class name");
        String name = KryoStringEnds.read(in, nameAt, end);
        if (!KryoClassNames.isBinary(name)) {
            throw MalformedInput.misread(
                    nameAt, end - nameAt, "No class has such a name", "a name as Class.getName() has it", name);
        }
        TypeRef type = TypeRef.ofBinary(name);
        names = true;
        nameCount++;
        named.add(type);
        namesAt.add(nameAt);
        return new ClassTag(type, nameAt, width + idWidth, nameAt, end);
    }
}
