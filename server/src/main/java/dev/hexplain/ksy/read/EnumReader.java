package dev.hexplain.ksy.read;

import dev.hexplain.ksy.model.Doc;
import dev.hexplain.ksy.model.EnumSpec;
import dev.hexplain.ksy.model.EnumSpec.Member;
import java.math.BigInteger;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads {@code enums} from YAML. */
final class EnumReader {
    private static final BigInteger MIN = BigInteger.valueOf(Long.MIN_VALUE);
    private static final BigInteger MAX = BigInteger.TWO.pow(64).subtract(BigInteger.ONE);

    private EnumReader() {}

    static EnumSpec read(YamlPart part) {
        String id = part.key().definedName("name of an enum");
        Map<Long, Member> members = new LinkedHashMap<>();
        Map<String, YamlPart> seen = new HashMap<>();
        for (YamlPart entry : part.entries()) {
            Member member = member(entry);
            if (member == null) {
                continue;
            }
            YamlPart first = seen.putIfAbsent(member.id(), entry);
            if (first != null) {
                entry.error("duplicate member '" + member.id() + "' of enum '" + id + "', first at "
                        + first.at().path());
            }
            members.putIfAbsent(member.value(), member);
        }
        return new EnumSpec(id, Collections.unmodifiableMap(members), part.at());
    }

    private static @Nullable Member member(YamlPart entry) {
        Long value = value(entry.key());
        String id = entry.isMap() ? verbose(entry) : entry.isNull() ? missing(entry) : name(entry);
        if (value == null || id.isEmpty()) {
            return null;
        }
        return new Member(id, value, entry.isMap() ? DocReader.read(entry) : Doc.NONE, entry.at());
    }

    private static String missing(YamlPart entry) {
        entry.error(
                "expected the name of a value, or a map with id, found nothing; put a name such as 'null' in quotes");
        return "";
    }

    private static String name(YamlPart part) {
        String written = part.written();
        if (!written.isEmpty() && !dev.hexplain.ksy.expr.Identifiers.definable(written)) {
            part.error("invalid name of a value: " + dev.hexplain.ksy.expr.Identifiers.problem(written));
            return "";
        }
        return written;
    }

    private static String verbose(YamlPart entry) {
        entry.allow(DescriptorKeys.ENUM_MEMBER.keySet());
        YamlPart id = entry.get("id");
        if (id == null) {
            entry.error("missing 'id'");
            return "";
        }
        return name(id);
    }

    private static @Nullable Long value(YamlPart key) {
        if (key.is(Yaml.ScalarKind.INTEGER)) {
            BigInteger value = new BigInteger(key.text());
            if (value.compareTo(MIN) >= 0 && value.compareTo(MAX) <= 0) {
                return value.longValue();
            }
        }
        key.expected("an integer of 64 bits as key");
        return null;
    }
}
