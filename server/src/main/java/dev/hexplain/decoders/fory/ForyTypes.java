package dev.hexplain.decoders.fory;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import java.util.Optional;

/** Reads the class of a value from its bytes ("Type Meta"): a type id, then what identifies a user class. */
final class ForyTypes {
    private final ForyLeafReader in;
    private final ForyClasses classes;
    private final ForyShapes shapes;
    private final ForyTypeNames names;
    private final ForyClassDefinitions definitions;
    private boolean xlang;
    /** Whether objects of the class read last begin with a hash of their fields. */
    private boolean hashed;
    /** Whether classes are written with their definitions; empty until known from the bytes. */
    private Optional<Boolean> compatible = Optional.empty();

    ForyTypes(Parse parse, ForyLeafReader in, ForyClasses classes, ForyShapes shapes, ForyDefinedLayouts layouts) {
        this.in = in;
        this.classes = classes;
        this.shapes = shapes;
        this.names = new ForyTypeNames(parse, shapes);
        this.definitions = new ForyClassDefinitions(parse, classes, shapes, layouts);
        if (classes.statesCompatible() || classes.statesPlain()) {
            compatible = Optional.of(classes.statesCompatible());
        }
    }

    void xlang(boolean isXlang) {
        xlang = isXlang;
    }

    /** Whether the writer is in compatible mode, as far as is known. */
    boolean compatible() {
        return compatible.orElse(false);
    }

    /**
     * Objects begin with a hash of their fields in xlang, or where the option is set, unless their class was written
     * with its definition.
     */
    boolean hashed() {
        return hashed;
    }

    /** The next value is of a class that was written for many values at once, or that its field declares. */
    void ofMany() {
        hashed = hashes() && !compatible();
    }

    private boolean hashes() {
        return xlang || classes.versioned();
    }

    /** Reads the class of a value; the declared type gives the element types of a collection. */
    ForyKind type(TypeRef declared) {
        long at = in.pos();
        int id = in.u1(shapes.type, "a type");
        hashed = hashes();
        if (ForyTypeIds.isUserType(id)) {
            return userType(at, id);
        }
        ForyKind kind = ForyJdkKinds.byId(id, xlang);
        if (kind == null) {
            throw MalformedInput.wrong(at, 1, "How this type is written is not known", "", "type " + id);
        }
        ForyKind typed = ForyClasses.typed(kind, declared);
        return xlang ? typed : classes.numbers().spelled(typed);
    }

    private ForyKind userType(long at, int id) {
        TypeRef type;
        ForyKind defined = ForyKind.ANY;
        if (ForyTypeIds.isRegistered(id) && !ForyTypeIds.isCompatible(id)) {
            type = registered(at);
            if (id == ForyTypeIds.STRUCT && compatible.isEmpty()) {
                compatible = Optional.of(false);
            }
        } else {
            if (ForyTypeIds.isCompatible(id)) {
                compatible = Optional.of(true);
            } else if (compatible.isEmpty()) {
                compatible = Optional.of(!classes.isListed(names.peek()) && definitions.fits(xlang));
            }
            hashed = hashes() && !compatible();
            if (compatible()) {
                ForyClassDefinitions.Known read = definitions.read(xlang);
                type = classes.withoutBody(read.type());
                defined = read.kind();
            } else {
                type = classes.withoutBody(names.read());
            }
        }
        ForyKind listed = classes.kind(type);
        ForyKind kind = listed.equals(ForyKind.ANY) ? defined : listed;
        if (kind.equals(ForyKind.ANY)) {
            throw MalformedInput.wrong(
                    at, in.pos() - at, "The class list does not have this class", "", type.binaryName());
        }
        return kind;
    }

    private TypeRef registered(long at) {
        long number = in.varuint(shapes.userId);
        return classes.registered(number)
                .orElseThrow(() -> MalformedInput.wrong(
                        at + 1, 1, "The class list registers no class by this number", "", Long.toString(number)));
    }

    /** A {@code Class} value: twice its type id, or the name, whose number has one bit more than elsewhere. */
    void className() {
        if ((in.peekUnsigned("a class") & 1) != 0) {
            names.readFlagged();
            return;
        }
        int id = (int) in.varuint(shapes.classId) >>> 1;
        if (ForyTypeIds.isRegistered(id)) {
            in.varuint(shapes.userId);
        }
    }
}
