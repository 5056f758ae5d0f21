package dev.hexplain.decoders.kryo;

import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SimpleTimeZone;
import java.util.TimeZone;

/** Objects of the platform's classes that Kryo has serializers for and other formats hardly write. */
@SuppressWarnings({"unused", "JavaUtilDate"})
final class PlatformObjects {
    private PlatformObjects() {}

    static class Calendars {
        Calendar calendar = calendar("Europe/Zurich");
        GregorianCalendar gregorian = calendar("UTC");
        Object any = calendar("America/New_York");
        List<Calendar> list = new ArrayList<>(List.of(calendar("UTC"), calendar("Asia/Tokyo")));
        Calendar buddhist =
                Calendar.getInstance(TimeZone.getTimeZone("UTC"), Locale.forLanguageTag("th-TH-u-ca-buddhist"));
        Calendar japanese =
                Calendar.getInstance(TimeZone.getTimeZone("UTC"), Locale.forLanguageTag("ja-JP-u-ca-japanese"));
        Calendar none;

        private static GregorianCalendar calendar(String zone) {
            GregorianCalendar calendar = new GregorianCalendar(TimeZone.getTimeZone(zone), Locale.GERMANY);
            calendar.setTimeInMillis(1_700_000_000_123L);
            calendar.setLenient(false);
            return calendar;
        }
    }

    static class Zones {
        TimeZone zone = TimeZone.getTimeZone("Europe/Zurich");
        TimeZone simple = new SimpleTimeZone(3_600_000, "Mine");
        SimpleTimeZone declared = new SimpleTimeZone(0, "Other");
        ZoneId id = ZoneId.of("Asia/Tokyo");
        ZoneId offset = ZoneId.of("+02:00");
        Object any = TimeZone.getTimeZone("UTC");
        List<TimeZone> list = new ArrayList<>(List.of(TimeZone.getTimeZone("UTC"), TimeZone.getTimeZone("GMT")));
        TimeZone none;
    }

    static class Places {
        URL url = url("https://example.org/a?b=c#d");
        Object any = url("http://example.org:8080/é");
        List<URL> list = new ArrayList<>(List.of(url("file:/tmp"), url("jar:file:/a.jar!/b")));
        Map<String, URL> map = new LinkedHashMap<>(Map.of("k", url("http://k")));
        URL[] array = {url("http://l"), null};
        URL none;

        private static URL url(String text) {
            try {
                return URI.create(text).toURL();
            } catch (MalformedURLException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class Charsets {
        Charset utf8 = StandardCharsets.UTF_8;
        Charset latin = StandardCharsets.ISO_8859_1;
        Charset ascii = StandardCharsets.US_ASCII;
        Charset wide = StandardCharsets.UTF_16LE;
        Charset windows = Charset.forName("windows-1252");
        Charset chinese = Charset.forName("GB18030");
        Object any = StandardCharsets.UTF_8;
        List<Charset> list = new ArrayList<>(List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16));
        List<Charset> same = new ArrayList<>(List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_8));
        Charset none;
    }

    static List<Object> all() {
        return List.of(new Calendars(), new Zones(), new Places(), new Charsets());
    }
}
