package dev.hexplain.decoders.javaserialization;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.Serializable;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Instant;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Properties;
import java.util.SimpleTimeZone;
import java.util.TimeZone;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.function.DoubleBinaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.naming.CompositeName;
import javax.naming.CompoundName;
import javax.naming.InvalidNameException;
import javax.naming.directory.BasicAttributes;
import javax.naming.ldap.LdapName;
import javax.naming.ldap.Rdn;
import javax.security.auth.Subject;
import javax.security.auth.kerberos.KerberosPrincipal;
import javax.security.auth.x500.X500Principal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Views of names, addresses and time zones of the JDK, on what these classes wrote just now. */
class JdkNameViewsTest {
    private static final Pattern SETTING = Pattern.compile("(\\w+)=([^,\\]]+)");

    private interface Operator extends DoubleBinaryOperator, Serializable {}

    static Stream<Object> names() throws InvalidNameException {
        Properties syntax = new Properties();
        syntax.setProperty("jndi.syntax.direction", "right_to_left");
        syntax.setProperty("jndi.syntax.separator", ".");
        syntax.setProperty("jndi.syntax.beginquote", "'");
        return Stream.of(
                new CompositeName("java:comp/env/\"a/b\"/c"),
                new CompositeName(""),
                new CompoundName("www.example.org", syntax),
                new CompoundName("one.'two.three'", syntax),
                new LdapName("CN=Ada Lovelace,OU=Engines\\, analytical,O=Example"),
                new Rdn("ou=Engines+cn=Ada"),
                new X500Principal("CN=Duke, OU=JavaSoft, O=Sun Microsystems, C=US"),
                new X500Principal("CN=\"Ada, Countess\", EMAILADDRESS=a@example.org"),
                new X500Principal(""),
                new KerberosPrincipal("http/www.example.org@EXAMPLE.ORG"),
                new KerberosPrincipal("ada@EXAMPLE.ORG"));
    }

    @ParameterizedTest
    @MethodSource("names")
    void names_are_as_they_print_themselves(Object name) throws Exception {
        assertThat(Says.object(name).asText()).isEqualTo(name.toString());
    }

    @Test
    void who_logged_in_is_a_list_of_names() throws Exception {
        Subject subject = new Subject();
        subject.getPrincipals().add(new X500Principal("CN=Ada"));
        assertThat(Says.object(subject)).hasToString("{\"readOnly\":false,\"principals\":[\"CN=Ada\"]}");
    }

    @Test
    void attributes_of_a_directory_are_their_values() throws Exception {
        BasicAttributes attributes = new BasicAttributes("cn", "Ada", true);
        assertThat(Says.object(attributes.get("cn"))).hasToString("{\"cn\":[\"Ada\"]}");
        assertThat(Says.object(attributes).toString()).contains("[{\"cn\":[\"Ada\"]}]");
    }

    @Test
    void local_addresses_say_their_link_and_ports_are_told_from_addresses() throws Exception {
        byte[] local = InetAddress.getByName("fe80::1").getAddress();
        assertThat(Says.object(Inet6Address.getByAddress("q", local, 5)).asText())
                .isEqualTo("q/fe80:0:0:0:0:0:0:1%5");
        assertThat(Says.object(InetAddress.getByName("::1")).asText()).isEqualTo("0:0:0:0:0:0:0:1");
        assertThat(Says.object(new InetSocketAddress("::1", 80)).asText()).isEqualTo("[0:0:0:0:0:0:0:1]:80");
        assertThat(Says.object(new InetSocketAddress("127.0.0.1", 80)).asText()).isEqualTo("127.0.0.1:80");
    }

    @Test
    void a_calendar_is_an_instant_with_its_zone() throws Exception {
        for (String zone : List.of("Europe/Berlin", "Asia/Kathmandu", "GMT+03:30")) {
            GregorianCalendar calendar = new GregorianCalendar(TimeZone.getTimeZone(zone));
            calendar.setTimeInMillis(1_700_000_000_123L);
            assertThat(Says.object(calendar).asText())
                    .isEqualTo(Instant.ofEpochMilli(1_700_000_000_123L) + "[" + zone + "]");
        }
        Calendar utc = new GregorianCalendar(TimeZone.getTimeZone("UTC"));
        utc.setTimeInMillis(-1);
        assertThat(Says.object(utc).asText()).isEqualTo("1969-12-31T23:59:59.999Z");
        Calendar own = new GregorianCalendar(new SimpleTimeZone(3_600_000, "Here"));
        own.setTimeInMillis(0);
        assertThat(Says.object(new Object[] {own, own.getTimeZone()}).toString())
                .startsWith("[\"1970-01-01T00:00:00Z[Here]\",{\"id\":\"Here\",\"offset\":3600000");
    }

    @Test
    void a_simple_time_zone_says_its_rules_as_it_prints_itself() throws Exception {
        SimpleTimeZone rules = new SimpleTimeZone(
                -28_800_000,
                "America/Los_Angeles",
                Calendar.APRIL,
                1,
                -Calendar.SUNDAY,
                7_200_000,
                SimpleTimeZone.WALL_TIME,
                Calendar.OCTOBER,
                -1,
                Calendar.SUNDAY,
                7_200_000,
                SimpleTimeZone.UTC_TIME,
                3_600_000);
        rules.setStartYear(1987);

        JsonNode said = Says.object(rules);

        Matcher settings = SETTING.matcher(rules.toString());
        int compared = 0;
        while (settings.find()) {
            assertThat(said.path(settings.group(1)).asText())
                    .as(settings.group(1))
                    .isEqualTo(settings.group(2));
            compared++;
        }
        assertThat(said).hasSize(compared);
        assertThat(Says.object(new SimpleTimeZone(3_600_000, "Here")))
                .hasToString("{\"id\":\"Here\",\"offset\":3600000,\"useDaylight\":false}");
    }

    @Test
    void a_queue_that_hands_over_holds_nothing() throws Exception {
        assertThat(Says.object(new SynchronousQueue<>())).hasToString("[]");
        assertThat(Says.object(new SynchronousQueue<>(true))).hasToString("[]");
    }

    @Test
    void an_accumulator_of_doubles_begins_with_a_double() throws Exception {
        DoubleAccumulator largest = new DoubleAccumulator((Operator) Math::max, -2.5);
        largest.accumulate(9);
        JsonNode said = Says.object(largest);
        assertThat(said.path("value").asDouble()).isEqualTo(9);
        assertThat(said.path("identity").asDouble()).isEqualTo(-2.5);
    }
}
