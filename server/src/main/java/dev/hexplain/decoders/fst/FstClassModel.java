package dev.hexplain.decoders.fst;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.classes.EnumDecl;
import dev.hexplain.decode.classes.FieldDecl;
import dev.hexplain.decode.classes.Registration;
import dev.hexplain.decode.classes.TypeDecl;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.objects.LayoutVocabulary;
import dev.hexplain.decode.objects.LeafKind;
import dev.hexplain.decode.objects.ObjectRowKind;
import dev.hexplain.decode.objects.PlainShapes;
import dev.hexplain.decode.objects.TypeNumbers;
import dev.hexplain.decode.objects.ValueName;
import dev.hexplain.decode.objects.ValueNames;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.decoders.fst.FstObjectContent.Part;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Tail;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** A class list as FST uses it: settings, classes by number, object contents, names. */
final class FstClassModel implements LayoutVocabulary {
    static final int ELEMENT = 0;
    static final int KEY = 1;
    static final int ENTRY = 2;
    static final int VALUE = 3;
    static final int CLASS = 4;
    static final int CLASS_NAME = 5;
    static final List<String> TIME_PARTS = List.of(
            "type",
            "seconds",
            "nano",
            "year",
            "month",
            "day",
            "hour",
            "minute",
            "second",
            "quarterHours",
            "years",
            "months",
            "days",
            "isPrimitive");

    private static final int LAST_TIME = 14;
    private static final int FIRST_CLASS = 3;
    private static final int FIRST_NAMED = 1000;
    /** Type codes from here on are numbers of a field's {@code OneOf} texts. */
    private static final long ONE_OF = -1L << 40;

    /** Registered by every configuration, from number 3 on. */
    private static final String REGISTERED =
            "java.lang.String java.lang.Byte java.lang.Short java.lang.Integer java.lang.Long java.lang.Float"
                    + " java.lang.Double java.math.BigDecimal java.math.BigInteger java.lang.Character java.lang.Boolean"
                    + " java.util.TreeMap java.util.HashMap java.util.ArrayList java.util.concurrent.ConcurrentHashMap"
                    + " java.net.URL java.util.Date java.sql.Date java.text.SimpleDateFormat java.util.TreeSet"
                    + " java.util.LinkedList java.util.SimpleTimeZone java.util.GregorianCalendar java.util.Vector"
                    + " java.util.Hashtable java.util.BitSet java.util.Locale java.lang.StringBuffer"
                    + " java.lang.StringBuilder java.lang.Object [Ljava.lang.Object; [[Ljava.lang.Object;"
                    + " [[[Ljava.lang.Object; [B [[B [C [[C [S [[S [I [[I [F [[F [D [[D [J [[J";

    final ClassList classes;
    final FstSettings settings;
    final ValueNames names = new ValueNames(List.of("value", "key", "entry", "value", "class", "className"));
    final FstObjectContents contents;
    final TypeNumbers types;
    final int firstNamed;
    final FstPlainClasses plain;

    private final Map<Integer, TypeRef> registered = new HashMap<>();
    private final List<List<String>> oneOfs = new ArrayList<>();
    private final Map<TypeRef, List<Part>> members = new ConcurrentHashMap<>();
    /** By the number of a type of {@code java.time}: those whose parts do not depend on the bytes. */
    private final Part[] @Nullable [] times = new Part[LAST_TIME + 1][];

    FstClassModel(ClassList classes) {
        this.classes = classes;
        this.settings = FstSettings.of(classes);
        this.contents = new FstObjectContents(classes, settings, names);
        TIME_PARTS.forEach(names::part);
        List.of("end", "version", "mark").forEach(names::part);
        List<TypeRef> known = new ArrayList<>(contents.known());
        Arrays.stream(REGISTERED.split(" ")).map(TypeRef::ofBinary).forEach(known::add);
        this.types = new TypeNumbers(classes, known, this::nameAt);
        this.plain = new FstPlainClasses(this);
        this.firstNamed = Math.max(FIRST_NAMED, register() + 1);
        for (TypeDecl type : classes.types()) {
            if (type instanceof ClassDecl declared) {
                declared.fields().forEach(this::know);
            }
        }
        for (int type = 0; type <= LAST_TIME; type++) {
            List<Part> parts = FstTimes.fixed(this, type);
            times[type] = parts == null ? null : parts.toArray(Part[]::new);
        }
    }

    private void know(FieldDecl field) {
        names.member(field.name());
        field.annotation("OneOf").ifPresent(texts -> oneOfs.add(texts.literals()));
    }

    /** Registers a class. Returns the number after the last. */
    private int register() {
        int next = FIRST_CLASS;
        for (String name : REGISTERED.split(" ", -1)) {
            registered.put(next++, TypeRef.ofBinary(name));
        }
        int first = next;
        for (Registration each : classes.registrations()) {
            if (each.id().isEmpty() && registered.containsValue(each.type())) {
                next = registerArray(each, next);
                continue;
            }
            int id = each.id().orElse(next);
            if (id < first) {
                throw new SchemaDiagnostic(
                        each.line(), each.column(), "own classes begin at %d, not %d".formatted(first, id));
            }
            registered.put(id, each.type());
            next = Math.max(next, id + 1);
            next = registerArray(each, next);
        }
        return next;
    }

    /** FST registers the array type with each class that is registered without a number. */
    private int registerArray(Registration each, int next) {
        TypeRef array = each.type().array(1);
        if (each.id().isPresent() || each.type().isArray() || registered.containsValue(array)) {
            return next;
        }
        registered.put(next, array);
        return next + 1;
    }

    /** The fields of a class of the list. */
    List<Part> membersOf(TypeRef type) {
        List<Part> known = members.get(type);
        if (known == null) {
            known = contents.members(classes.classNamed(type.name()).orElseThrow());
            members.put(type, known);
        }
        return known;
    }

    /** Whether values in rows of these members may need no rows. */
    boolean mayBeOpen(List<Part> members) {
        return !settings.unsafe() && FstPlainClasses.isPlain(members);
    }

    /** The parts of a type of {@code java.time} by its number, if its bytes do not decide them. */
    Part @Nullable [] fixedTime(int type) {
        return type >= 0 && type <= LAST_TIME ? times[type] : null;
    }

    @Nullable TypeRef registered(int id) {
        return registered.get(id);
    }

    /** The type code of the texts that a field's {@code OneOf} lists. */
    long oneOf(List<String> texts) {
        int index = oneOfs.indexOf(texts);
        return index < 0 ? types.code(TypeRef.of("java.lang.String")) : ONE_OF + index;
    }

    private boolean isOneOf(long type) {
        return type < ONE_OF + oneOfs.size();
    }

    /** The name of a class, by the offset of its number. */
    private String nameAt(Source source, long at) {
        boolean unsafe = settings.unsafe();
        boolean ascii = source.u1(at) == 1;
        long lengthAt = at + (unsafe ? 2 : 1);
        int first = source.u1(lengthAt);
        int width = unsafe ? Integer.BYTES : first == 0x80 ? 3 : first == 0x81 ? 5 : 1;
        long length = Math.clamp(
                unsafe ? first | source.u1(lengthAt + 1) << Byte.SIZE : FstIntegers.value(source, lengthAt, width),
                0,
                4000);
        long from = lengthAt + width;
        int bytes = (int) Math.min(unsafe && !ascii ? 2 * length : length, source.length() - from);
        return unsafe && !ascii
                ? new String(source.copy(from, bytes), java.nio.charset.StandardCharsets.UTF_16LE)
                : FstLeafKinds.characters(source, from, bytes);
    }

    @Override
    public List<LeafKind> leaves() {
        return FstLeafKinds.all();
    }

    @Override
    public List<ObjectRowKind> forms() {
        return FstLeafKinds.FORMS;
    }

    @Override
    public Tail tail(FieldTree tree, int form, long type, PlainShapes shapes) {
        FstPlainTails tails = new FstPlainTails(tree, this, shapes);
        return switch (form) {
            case FstLeafKinds.OPEN_OBJECT -> tails.members(membersOf(types.type(tree.source(), type)));
            case FstLeafKinds.OPEN_LIST -> tails.elements();
            case FstLeafKinds.OPEN_MAP -> tails.entries();
            default -> forms().get(form).tail();
        };
    }

    @Override
    public int namedClass() {
        return FstLeafKinds.CLASS_FORM;
    }

    @Override
    public ValueName name(FieldTree tree, int number, long type) {
        return number == ENTRY && type > 0 ? key(tree, type) : names.get(number);
    }

    /** The text at an offset, which an entry layout's type packs with its length. */
    private ValueName key(FieldTree tree, long packed) {
        long at = packed >>> 16;
        int length = (int) Math.min(packed & 0xFFFF, tree.source().length() - at);
        return ValueName.member(ContainerPreviews.name(
                settings.unsafe()
                        ? new String(tree.source().copy(at, length), java.nio.charset.StandardCharsets.UTF_16LE)
                        : FstLeafKinds.characters(tree.source(), at, length)));
    }

    @Override
    public String typeName(FieldTree tree, long type) {
        return isOneOf(type) ? "String" : types.type(tree.source(), type).toString();
    }

    @Override
    public int referredTo(FieldTree tree, Field leaf) {
        return FstLeafKinds.referredTo(tree, leaf);
    }

    @Override
    public Optional<Enumeration> symbols(FieldTree tree, long type) {
        return isOneOf(type)
                ? Optional.of(symbols("one_of", oneOfs.get((int) (type - ONE_OF))))
                : classes.enumNamed(types.type(tree.source(), type).name()).map(FstClassModel::symbols);
    }

    private static Enumeration symbols(EnumDecl of) {
        return symbols(of.simpleName(), of.constants());
    }

    private static Enumeration symbols(String id, List<String> texts) {
        Map<Long, Enumeration.Symbol> symbols = new HashMap<>();
        for (String text : texts) {
            symbols.put((long) symbols.size(), new Enumeration.Symbol(text, ""));
        }
        return new Enumeration(id, false, symbols);
    }
}
