package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.classes.EnumDecl;
import dev.hexplain.decode.classes.Registration;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.objects.LayoutVocabulary;
import dev.hexplain.decode.objects.LeafKind;
import dev.hexplain.decode.objects.ObjectRowKind;
import dev.hexplain.decode.objects.PlainShapes;
import dev.hexplain.decode.objects.TypeNumbers;
import dev.hexplain.decode.objects.ValueName;
import dev.hexplain.decode.objects.ValueNames;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Tail;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A class list as Kryo uses it: settings, classes by id, serializers, names. */
final class KryoClassModel implements LayoutVocabulary {
    private static final int LOWEST = 1 << 10;

    /** Registered by every Kryo, from id 0 on. */
    private static final List<String> PRIMITIVES =
            List.of("int", "java.lang.String", "float", "boolean", "byte", "char", "short", "long", "double");

    /** One more before Kryo 5. */
    private static final String VOID = "void";

    final ClassList classes;
    final KryoSettings settings;
    final ValueNames names;
    final KryoSerializers serializers;
    final TypeNumbers types;
    final KryoMembers members;
    final KryoExpectedType root;
    /** The name of fields that nothing tells apart. */
    final int fieldsName;

    /** Whether shapes are made by this model, so that values may need no rows. */
    final boolean shaping;

    final KryoPlainClasses plain = new KryoPlainClasses(this);

    private final Map<Integer, TypeRef> registered = new HashMap<>();
    /** The same for low numbers. */
    private final @Nullable TypeRef[] lowest = new TypeRef[LOWEST];

    /** @param root the class of the outermost objects, where it is not written */
    KryoClassModel(ClassList classes, String root) {
        this(classes, root, false);
    }

    /** @param redisson whether Redisson's codec is the writer */
    KryoClassModel(ClassList classes, String root, boolean redisson) {
        this(
                classes,
                root,
                KryoSettings.of(classes, redisson, KryoSettings.LATEST, !redisson),
                new ValueNames(KryoNameNumbers.ALL),
                true);
    }

    private KryoClassModel(ClassList classes, String root, KryoSettings settings, ValueNames names, boolean shaping) {
        this.classes = classes;
        this.settings = settings;
        this.shaping = shaping;
        this.names = names;
        this.serializers = new KryoSerializers(classes, settings, names);
        this.types = new TypeNumbers(classes, serializers.known(), KryoStringEnds::nameAt);
        KryoBodies.TIME_PARTS.forEach(names::part);
        this.members = new KryoMembers(classes, settings, serializers, names);
        this.root = expectedRoot(root);
        this.fieldsName = settings.redisson() ? names.member("fields") : KryoNameNumbers.FIELDS;
        register();
        registered.forEach((id, type) -> {
            if (id >= 0 && id < LOWEST) {
                lowest[id] = type;
            }
        });
        for (var type : classes.types()) {
            if (type instanceof ClassDecl declared) {
                KryoFieldWriting.said(declared);
                declared.fields().forEach(field -> {
                    names.member(field.name());
                    // Reports a mistake at once, not when an object of the class is read.
                    KryoCustomWriting.said(field, serializers);
                });
            }
        }
    }

    /**
     * A class list as each version that may have written uses it, with the same numbers for names and types. Only the
     * latest has 9 for a class of one's own.
     */
    static List<KryoClassModel> versions(ClassList classes, String root) {
        KryoClassModel latest = new KryoClassModel(classes, root);
        boolean takesVoid =
                classes.registrations().stream().anyMatch(each -> each.id().orElse(0) == PRIMITIVES.size());
        return takesVoid || KryoSettings.saysVersion(classes)
                ? List.of(latest)
                : Stream.concat(
                                Stream.of(latest),
                                KryoSettings.EARLIER.stream().map(version -> latest.as(version, root, true)))
                        .toList();
    }

    /** As each version writes without references, where nothing says whether there are some; the latest first. */
    List<KryoClassModel> unreferenced() {
        return Stream.concat(Stream.of(KryoSettings.LATEST), KryoSettings.EARLIER.stream())
                .map(version -> as(version, "", false))
                .toList();
    }

    private KryoClassModel as(int version, String rootName, boolean references) {
        return new KryoClassModel(
                classes, rootName, KryoSettings.of(classes, false, version, references), names, false);
    }

    private KryoExpectedType expectedRoot(String name) {
        return switch (settings.write()) {
            case KryoSettings.OBJECT ->
                new KryoExpectedType(TypeRef.of(classes.root(name).name()), false, List.of());
            case KryoSettings.OBJECT_OR_NULL ->
                KryoExpectedType.nullable(TypeRef.of(classes.root(name).name()));
            default -> KryoExpectedType.ANYTHING;
        };
    }

    private void register() {
        List<String> primitives = new ArrayList<>(PRIMITIVES);
        if (settings.beforeFive()) {
            primitives.add(VOID);
        }
        for (int id = 0; id < primitives.size(); id++) {
            registered.put(id, TypeRef.of(primitives.get(id)));
        }
        int next = primitives.size();
        for (Registration each : classes.registrations()) {
            while (registered.containsKey(next)) {
                next++;
            }
            int id = each.id().orElse(next);
            if (id < primitives.size()) {
                throw new SchemaDiagnostic(
                        each.line(),
                        each.column(),
                        "number %d belongs to %s; own classes begin at %d"
                                .formatted(id, primitives.get(Math.max(0, id)), primitives.size()));
            }
            registered.put(id, each.type());
        }
    }

    /** The highest registered id. */
    int highest() {
        return Collections.max(registered.keySet());
    }

    @Nullable TypeRef registered(int id) {
        return id >= 0 && id < lowest.length ? lowest[id] : registered.get(id);
    }

    @Override
    public List<LeafKind> leaves() {
        return KryoLeafKinds.all();
    }

    @Override
    public List<ObjectRowKind> forms() {
        return KryoLeafKinds.FORMS;
    }

    @Override
    public Tail tail(FieldTree tree, int form, long type, PlainShapes shapes) {
        if (form == KryoLeafKinds.OPEN_OBJECT) {
            TypeRef of = types.type(tree.source(), type);
            KryoPlainNames named = KryoPlainNames.in(tree.source(), types, shapes);
            KryoPlainContent members = new KryoPlainContent.Members(plain.of(of));
            return new Tail.Scanned(new Tail.OwnRows(), new KryoPlainScan(members, this, named, shapes));
        }
        return forms().get(form).tail();
    }

    @Override
    public int namedClass() {
        return KryoLeafKinds.CLASS_FORM;
    }

    @Override
    public ValueName name(FieldTree tree, int number, long type) {
        return number == KryoNameNumbers.ENTRY || number == KryoNameNumbers.UNKNOWN
                ? KryoEntryNames.name(tree, type)
                : names.get(number);
    }

    @Override
    public String typeName(FieldTree tree, long type) {
        return types.type(tree.source(), type).toString();
    }

    @Override
    public int referredTo(FieldTree tree, Field leaf) {
        return KryoLeafKinds.referredTo(tree, leaf.offset(), Math.max(0, leaf.length()));
    }

    @Override
    public Optional<Enumeration> symbols(FieldTree tree, long type) {
        return serializers.enumNamed(types.type(tree.source(), type).name()).map(KryoClassModel::symbols);
    }

    private static Enumeration symbols(EnumDecl of) {
        Map<Long, Enumeration.Symbol> symbols = new HashMap<>();
        for (String constant : of.constants()) {
            symbols.put((long) symbols.size(), new Enumeration.Symbol(constant, ""));
        }
        return new Enumeration(of.simpleName(), false, symbols);
    }
}
