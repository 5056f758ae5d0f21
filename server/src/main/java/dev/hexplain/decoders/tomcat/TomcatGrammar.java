package dev.hexplain.decoders.tomcat;

import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.decode.embedding.EmbeddedObjects;
import dev.hexplain.decoders.tomcat.TomcatObjects.Kind;
import java.io.ObjectStreamConstants;

/**
 * The objects of sessions in the order in which they are written. A frame's state word is a rule (8 bits), how many objects
 * of it are read (16), how many are behind the id (8), and flags.
 */
final class TomcatGrammar implements Grammar {
    private static final int STREAM = 0;
    private static final int SESSION = 1;
    private static final int ATTRIBUTES = 2;
    private static final int ATTRIBUTE = 3;
    private static final int LISTENERS = 4;

    private static final int HEADER = 4;
    private static final long STEP = 1 << 8;
    private static final long NOTE = 1 << 24;
    private static final long DELTA = 1L << 32;
    private static final long PRINCIPAL = 1L << 33;
    private static final long ID_READ = 1L << 34;
    private static final long ATTRIBUTES_READ = 1L << 35;
    private static final long LISTENERS_READ = 1L << 36;
    private static final int FLAG_SIZE = 3;
    private static final int STRING_HEAD = 3;

    private static final Kind[] HEAD = {Kind.LONG, Kind.LONG, Kind.INTEGER, Kind.BOOLEAN, Kind.BOOLEAN, Kind.LONG};

    private final Parse parse;
    private final ParseInput in;
    private final EmbeddedObjects objects;
    private final TomcatObjects kinds;
    private final NameTable names;

    TomcatGrammar(Parse parse, EmbeddedObjects objects, int handleBase) {
        this.parse = parse;
        this.in = parse.in;
        this.objects = objects;
        this.kinds = new TomcatObjects(in, parse.out, handleBase);
        this.names = new NameTable(parse);
    }

    @Override
    public void begin() {
        long at = in.pos;
        boolean header = in.left() >= HEADER
                && in.bytes.u2(at) == (ObjectStreamConstants.STREAM_MAGIC & 0xFFFF)
                && in.bytes.u2(at + 2) == ObjectStreamConstants.STREAM_VERSION;
        if (!header) {
            parse.open(ShapeTable.DUMP, at, at, STREAM, 0);
            in.require(at, HEADER, "the header of an object stream");
            throw MalformedInput.wrong(at, HEADER, "No object stream begins here", "AC ED 00 05", in.shown(at) + " …");
        }
        boolean counted = kinds.at(at + HEADER) == Kind.INTEGER;
        int shape = counted ? TomcatShapes.COUNTED_STREAM : TomcatShapes.STREAM;
        parse.open(shape, at, at + HEADER, STREAM, 0, 3);
        if (counted) {
            object();
        }
    }

    @Override
    public void step() {
        long word = parse.frames.word();
        switch ((int) word & 0xFF) {
            case STREAM -> sessions();
            case SESSION -> session(word);
            case ATTRIBUTES -> attributes();
            case ATTRIBUTE -> attribute((int) (word / STEP) & 0xFFFF);
            default -> listeners();
        }
    }

    private void add(long amount) {
        parse.frames.word(parse.frames.word() + amount);
    }

    /** Decodes the object here. */
    private void object() {
        parse.tick();
        long at = in.pos;
        long end = objects.next(at);
        if (end == EmbeddedObjects.BROKEN) {
            in.pos = Math.min(in.end, objects.reached());
            throw MalformedInput.wrong(in.pos, 0, "The session breaks off in an object", "the rest of it", "");
        }
        in.pos = end;
        kinds.passed(at, end);
    }

    private void object(Kind expected, String what) {
        Kind found = kinds.at(in.pos);
        if (in.atEnd()) {
            throw MalformedInput.endOfSource(in.pos, "a session", what);
        }
        if (found != expected) {
            throw MalformedInput.wrong(in.pos, 1, "No session goes on like this", what, in.shown(in.pos));
        }
        object();
    }

    private void sessions() {
        if (in.atEnd()) {
            parse.close();
        } else if (kinds.at(in.pos) != Kind.LONG) {
            throw MalformedInput.wrong(
                    in.pos, 1, "No session begins here", "a Long, when it was created", in.shown(in.pos));
        } else {
            parse.open(TomcatShapes.session(TomcatShapes.mostNotes()), in.pos, in.pos, SESSION, 0);
        }
    }

    private void session(long word) {
        int step = (int) (word / STEP) & 0xFFFF;
        boolean delta = (word & DELTA) != 0;
        if (step < TomcatShapes.COMMON_COUNT) {
            add(STEP);
            object(HEAD[step], HEAD[step] == Kind.LONG ? "a Long" : "an " + name(HEAD[step]));
        } else if (step == TomcatShapes.COMMON_COUNT && (word & ID_READ) == 0 && kinds.at(in.pos) == Kind.LONG) {
            add(STEP + DELTA);
            parse.out.reshape(TomcatShapes.deltaSession(false, 0));
            object();
            principal();
        } else if ((word & ID_READ) == 0) {
            add(ID_READ);
            object(Kind.STRING, "a String, the id of the session");
        } else if ((word & ATTRIBUTES_READ) == 0) {
            noteOrAttributes(word, delta);
        } else if (delta && (word & LISTENERS_READ) == 0) {
            add(LISTENERS_READ);
            open(TomcatShapes.LISTENERS, LISTENERS);
        } else {
            parse.close();
        }
    }

    private static String name(Kind kind) {
        return kind == Kind.INTEGER ? "Integer" : "object Boolean";
    }

    /** A truth value, as primitive data, and the principal where that is true. */
    private void principal() {
        long at = in.pos;
        if (kinds.at(at) != Kind.BLOCK) {
            throw MalformedInput.wrong(at, 0, "No session goes on like this", "a block with a truth value", "");
        }
        in.require(at, FLAG_SIZE, "a truth value");
        boolean present = in.bytes.u1(at + 2) != 0;
        parse.leaf(TomcatShapes.FLAG, at, at + FLAG_SIZE, 4);
        if (present) {
            add(PRINCIPAL);
            parse.out.reshape(TomcatShapes.deltaSession(true, 0));
            object();
        }
    }

    /** What is before the attributes: the Integer that counts these ends it. */
    private void noteOrAttributes(long word, boolean delta) {
        int notes = (int) (word / NOTE) & 0xFF;
        if (in.atEnd()) {
            throw MalformedInput.endOfSource(in.pos, "a session", "the number of its attributes");
        }
        if (kinds.at(in.pos) != Kind.INTEGER && notes < TomcatShapes.mostNotes()) {
            add(NOTE);
            object();
            return;
        }
        parse.out.reshape(
                delta ? TomcatShapes.deltaSession((word & PRINCIPAL) != 0, notes) : TomcatShapes.session(notes));
        add(ATTRIBUTES_READ);
        open(TomcatShapes.ATTRIBUTE_LIST, ATTRIBUTES);
    }

    /** Opens a list that begins with its count. */
    private void open(int shape, int rule) {
        long at = in.pos;
        parse.open(shape, at, at, rule, 0);
        object(Kind.INTEGER, "an Integer, a count");
        int count = kinds.integer(at);
        if (count < 0 || count > in.left()) {
            throw MalformedInput.wrong(at, in.pos - at, "There cannot be so many", "0 to " + in.left(), "" + count);
        }
        parse.frames.left(count);
    }

    private void attributes() {
        long left = parse.frames.left();
        if (left == 0) {
            parse.close();
            return;
        }
        parse.frames.left(left - 1);
        parse.open(TomcatShapes.ATTRIBUTE_ROW, in.pos, in.pos, ATTRIBUTE, 0);
    }

    private void attribute(int step) {
        add(STEP);
        switch (step) {
            case 0 -> {
                long at = in.pos;
                object(Kind.STRING, "a String, the name of an attribute");
                name(kinds.resolved(at));
            }
            case 1 -> {
                if (in.atEnd()) {
                    throw MalformedInput.endOfSource(in.pos, "an attribute", "its value");
                }
                object();
            }
            default -> parse.close();
        }
    }

    private void name(long string) {
        if (in.bytes.u1(string) == ObjectStreamConstants.TC_STRING) {
            parse.out.reshape(names.shape(0, string + STRING_HEAD, in.bytes.u2(string + 1)));
        }
    }

    private void listeners() {
        long left = parse.frames.left();
        if (left == 0) {
            parse.close();
        } else {
            parse.frames.left(left - 1);
            object();
        }
    }
}
