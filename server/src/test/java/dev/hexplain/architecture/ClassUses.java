package dev.hexplain.architecture;

import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.MemberRefEntry;
import java.lang.classfile.constantpool.NameAndTypeEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.constantpool.StringEntry;
import java.lang.classfile.constantpool.Utf8Entry;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a class file names in its pool of constants: the types that it uses, also in its signatures, and the methods that it
 * calls or refers to. The types of what passes between two calls are not among them.
 */
record ClassUses(String name, String superclass, Set<String> types, Set<Called> methods) {
    private static final Pattern DESCRIBED = Pattern.compile("L([\\w$]+(?:/[\\w$]+)+)[;<]");

    /** Few texts are in many class files. */
    private static final Map<String, List<String>> NAMES = new ConcurrentHashMap<>();

    /** A method, or a constructor, of the class that the call names. */
    record Called(String owner, String name) {}

    /** All class files that were compiled with a class, by name, with the methods of some names. */
    static Map<String, ClassUses> with(Class<?> type, Predicate<String> methods) {
        return CompiledClasses.with(type).stream()
                .map(CompiledClasses::parse)
                .map(each -> of(each, methods))
                .collect(Collectors.toMap(ClassUses::name, Function.identity()));
    }

    private static ClassUses of(ClassModel type, Predicate<String> named) {
        Set<String> types = new HashSet<>();
        Set<Called> methods = new HashSet<>();
        BitSet texts = new BitSet();
        BitSet others = new BitSet();
        for (PoolEntry entry : type.constantPool()) {
            switch (entry.tag()) {
                case PoolEntry.TAG_UTF8 -> texts.set(entry.index());
                case PoolEntry.TAG_STRING ->
                    others.set(((StringEntry) entry).utf8().index());
                case PoolEntry.TAG_NAME_AND_TYPE ->
                    others.set(((NameAndTypeEntry) entry).type().index());
                case PoolEntry.TAG_CLASS -> addNamed(((ClassEntry) entry).asInternalName(), types);
                case PoolEntry.TAG_METHODREF, PoolEntry.TAG_INTERFACE_METHODREF ->
                    addCalled((MemberRefEntry) entry, named, methods);
                default -> {}
            }
        }
        texts.andNot(others);
        texts.stream()
                .mapToObj(index -> type.constantPool().entryByIndex(index, Utf8Entry.class))
                .forEach(text -> addDescribed(text.stringValue(), types));
        type.fields().forEach(field -> addDescribed(field.fieldType().stringValue(), types));
        type.methods().forEach(method -> addDescribed(method.methodType().stringValue(), types));
        String superclass = type.superclass()
                .map(ClassEntry::asInternalName)
                .map(ClassUses::dotted)
                .orElse("");
        return new ClassUses(dotted(type.thisClass().asInternalName()), superclass, types, methods);
    }

    private static void addNamed(String name, Set<String> types) {
        if (name.charAt(0) != '[') {
            types.add(dotted(name));
        }
    }

    private static void addCalled(MemberRefEntry method, Predicate<String> named, Set<Called> methods) {
        String name = method.name().stringValue();
        if (named.test(name)) {
            methods.add(new Called(dotted(method.owner().asInternalName()), name));
        }
    }

    /** The names in a descriptor or signature; other texts of a class file have none of that form. */
    private static void addDescribed(String text, Set<String> types) {
        if (text.indexOf(';') > 0) {
            types.addAll(NAMES.computeIfAbsent(text, ClassUses::described));
        }
    }

    private static List<String> described(String text) {
        return DESCRIBED
                .matcher(text)
                .results()
                .map(found -> dotted(found.group(1)))
                .toList();
    }

    private static String dotted(String name) {
        return name.replace('/', '.');
    }
}
