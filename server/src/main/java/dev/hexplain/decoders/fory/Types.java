package dev.hexplain.decoders.fory;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.Malformed;
import dev.hexplain.decode.documents.Parse;
import java.util.Optional;

/** The class of a value, where the bytes tell it ("Type Meta"): a number, then what says which class of one's own it is. */
final class Types {
    private final Reading in;
    private final Classes classes;
    private final ForyShapes shapes;
    private final TypeNames names;
    private final Definitions definitions;
    private boolean xlang;
    /** Whether an object of the class that is known last begins with a hash of its fields. */
    private boolean hashed;
    /** Whether classes come with their definitions; empty until the bytes tell. */
    private Optional<Boolean> compatible = Optional.empty();

    Types(Parse parse, Reading in, Classes classes, ForyShapes shapes) {
        this.in = in;
        this.classes = classes;
        this.shapes = shapes;
        this.names = new TypeNames(parse, shapes);
        this.definitions = new Definitions(parse, classes, shapes);
        if (classes.saidCompatible() || classes.saidPlain()) {
            compatible = Optional.of(classes.saidCompatible());
        }
    }

    void xlang(boolean isXlang) {
        xlang = isXlang;
    }

    /** Whether the writer defines its classes, as far as is known. */
    boolean compatible() {
        return compatible.orElse(false);
    }

    /** Objects begin with a hash of their fields in xlang, or where it was asked for, unless their class came with its definition. */
    boolean hashed() {
        return hashed;
    }

    /** What follows is of a class that was told for many values at once, or by a field. */
    void ofMany() {
        hashed = hashes() && !compatible();
    }

    private boolean hashes() {
        return xlang || classes.versioned();
    }

    /** The class of a value; what a field declares tells what is in a collection. */
    Kind type(TypeRef declared) {
        long at = in.pos();
        int id = in.u1(shapes.type, "a type");
        hashed = hashes();
        if (TypeIds.isUserType(id)) {
            return userType(at, id);
        }
        Kind kind = Kinds.byId(id, xlang);
        if (kind == null) {
            throw Malformed.wrong(at, 1, "How this type is written is not known", "", "type " + id);
        }
        Kind typed = Classes.typed(kind, declared);
        return xlang ? typed : classes.numbers().spelled(typed);
    }

    private Kind userType(long at, int id) {
        TypeRef type;
        if (TypeIds.isRegistered(id) && !TypeIds.isCompatible(id)) {
            type = registered(at);
            if (id == TypeIds.STRUCT && compatible.isEmpty()) {
                compatible = Optional.of(false);
            }
        } else {
            if (TypeIds.isCompatible(id)) {
                compatible = Optional.of(true);
            } else if (compatible.isEmpty()) {
                compatible = Optional.of(!classes.isListed(names.peek()) && definitions.fits(xlang));
            }
            hashed = hashes() && !compatible();
            type = classes.withoutBody(compatible() ? definitions.read(xlang) : names.read());
        }
        Kind kind = classes.kind(type);
        if (kind.equals(Kind.ANY)) {
            throw Malformed.wrong(at, in.pos() - at, "The class list does not have this class", "", type.binaryName());
        }
        return kind;
    }

    private TypeRef registered(long at) {
        long number = in.varuint(shapes.userId);
        return classes.registered(number)
                .orElseThrow(() -> Malformed.wrong(
                        at + 1, 1, "The class list registers no class by this number", "", Long.toString(number)));
    }

    /** A class as a value: twice its type id, or the name, whose number has a bit more than elsewhere. */
    void className() {
        if ((in.peekUnsigned("a class") & 1) != 0) {
            names.readFlagged();
            return;
        }
        int id = (int) in.varuint(shapes.classId) >>> 1;
        if (TypeIds.isRegistered(id)) {
            in.varuint(shapes.userId);
        }
    }
}
