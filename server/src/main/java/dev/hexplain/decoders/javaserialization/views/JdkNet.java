package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.ScalarText;
import java.util.HexFormat;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Addresses and files of the JDK. Nothing is looked up: what a name means is not asked of a server. */
final class JdkNet {
    private static final int IP6 = 16;

    static final Map<String, JavaView> VIEWS = Map.of(
            "java.net.URI", FieldForms.scalar("string"),
            "java.net.URL", JdkNet::url,
            "java.io.File", FieldForms.scalar("path"),
            "java.net.InetAddress", JdkNet::inet4,
            "java.net.Inet6Address", JdkNet::inet6,
            "java.net.InetSocketAddress", JdkNet::socket);

    private JdkNet() {}

    /** F{protocol, host, port, authority, file, ref, hashCode}. */
    private static LogicalValue url(StreamObject object, ClassData written) throws MisfitException {
        String authority = written.text("authority");
        String ref = written.text("ref");
        String text = written.text("protocol") + ":" + (authority.isEmpty() ? "" : "//" + authority)
                + written.text("file") + (ref.isEmpty() ? "" : "#" + ref);
        return FieldForms.scalar(object, ScalarKind.TEXT, text);
    }

    /** F{address, family, hostName}: of an Inet4Address, whose class writes itself as this one. */
    private static LogicalValue inet4(StreamObject object, ClassData written) throws MisfitException {
        long address = written.integer("address");
        String digits = IntStream.of(24, 16, 8, 0)
                .mapToObj(shift -> Long.toString(address >> shift & 0xFF))
                .collect(Collectors.joining("."));
        return named(object, written, digits);
    }

    /** F{ipaddress[], scope…}, the name in InetAddress. */
    private static LogicalValue inet6(StreamObject object, ClassData written) throws MisfitException {
        if (!(written.value("ipaddress") instanceof LogicalValue.Scalar(var _, var _, var _, ScalarText.Hex bytes))
                || bytes.bytes().byteSize() != IP6) {
            throw new MisfitException("16 bytes were expected in ipaddress");
        }
        byte[] address = HexFormat.of().parseHex(bytes.first(2 * IP6));
        String digits = IntStream.range(0, IP6 / 2)
                .mapToObj(group ->
                        Integer.toHexString(((address[2 * group] & 0xFF) << 8) | (address[2 * group + 1] & 0xFF)))
                .collect(Collectors.joining(":"));
        return named(object, object.above("java.net.InetAddress"), digits + scope(written));
    }

    /** F{scope_id, scope_id_set, ifname}: the link that a local address is of, by its name or its number. */
    private static String scope(ClassData written) throws MisfitException {
        String link = written.optionalText("ifname");
        boolean numbered = written.find("scope_id_set").isPresent() && written.truth("scope_id_set");
        return link.isEmpty() ? numbered ? "%" + written.integer("scope_id") : "" : "%" + link;
    }

    private static LogicalValue named(StreamObject object, ClassData named, String digits) throws MisfitException {
        String host = named.text("hostName");
        return FieldForms.scalar(object, ScalarKind.NAME, host.isEmpty() ? digits : host + "/" + digits);
    }

    /** F{hostname, addr, port}. */
    private static LogicalValue socket(StreamObject object, ClassData written) throws MisfitException {
        String host = written.value("addr") instanceof LogicalValue.Scalar address && address.kind() == ScalarKind.NAME
                ? address.text().first(Integer.MAX_VALUE >> 3)
                : written.text("hostname");
        return FieldForms.scalar(object, ScalarKind.NAME, inBrackets(host) + ":" + written.integer("port"));
    }

    /** An address with colons is distinguished from the port by brackets. */
    private static String inBrackets(String host) {
        int address = host.lastIndexOf('/') + 1;
        return host.indexOf(':', address) < 0 ? host : host.substring(0, address) + "[" + host.substring(address) + "]";
    }
}
